import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import { PageHead } from './PageHead.tsx';

interface NotFoundProps {
  /** What is not there, such as `project`. */
  readonly what: string;
  readonly id?: string;
}

/** The page of a record that does not exist, or that the user may not see: the graph does not tell which. */
export const NotFound = ({ what, id }: NotFoundProps) => (
  <>
    <PageHead title={`There is no such ${what}`} />
    <section className="panel">
      <p className="panel-empty">
        {id && (
          <>
            No {what} has the identifier <code>{id}</code>, or you may not see it.{' '}
          </>
        )}
        <Anchor component={Link} href="/">
          Go to the overview
        </Anchor>
      </p>
    </section>
  </>
);

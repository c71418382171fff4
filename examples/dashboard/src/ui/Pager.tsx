import { Button } from '@mantine/core';
import { formatCount } from './format.ts';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number;
  readonly show: (page: number) => void;
}

/** Which rows of a list are shown, and the way to the others. */
export const Pager = ({ page, pageSize, totalCount, show }: PagerProps) => {
  const pages = Math.max(Math.ceil(totalCount / pageSize), 1);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, totalCount);
  return (
    <nav className="pager" aria-label="Pages">
      <span className="quiet small">
        {first > last ? 'None' : `${formatCount(first)}–${formatCount(last)}`} of {formatCount(totalCount)}
      </span>
      {(pages > 1 || page > pages) && (
        <>
          <Button
            size="compact-sm"
            variant="default"
            disabled={page <= 1}
            onClick={() => show(Math.min(page - 1, pages))}
          >
            Previous
          </Button>
          <span className="small">
            Page {formatCount(page)} of {formatCount(pages)}
          </span>
          <Button size="compact-sm" variant="default" disabled={page >= pages} onClick={() => show(page + 1)}>
            Next
          </Button>
        </>
      )}
    </nav>
  );
};

import { Skeleton } from '@mantine/core';
import { PageHead } from './PageHead.tsx';

interface PageSkeletonProps {
  /** Of the screen; undefined while that is not known. */
  readonly title?: string;
}

/** Stands for a screen that is still to come. */
export const PageSkeleton = ({ title }: PageSkeletonProps) => (
  <div role="status" aria-label="Loading">
    {title === undefined ? <Skeleton height={32} width={220} mb={28} radius="md" /> : <PageHead title={title} />}
    <div className="grid">
      {[8, 4, 12].map((width) => (
        <div key={width} className={`panel w${width}`}>
          <Skeleton height={20} width={160} mb="md" radius="md" />
          <Skeleton height={240} radius="md" />
        </div>
      ))}
    </div>
  </div>
);

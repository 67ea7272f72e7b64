import { ButtonLink, EmptyState, SkeletonList } from "marketplace-react/ui";
import type { ReactNode } from "react";
import cards from "../../shared/ui/cards.module.css";
import { type EndlessQuery, InfiniteList } from "../../shared/ui/infinite-list";

/** Props of {@link RecordList}. */
interface RecordListProps<Row extends { id: number | string }> {
  query: EndlessQuery<Row>;
  /** What is listed, for assistive technology. */
  label: string;
  /** Height of a record, in pixels. */
  height: number;
  /** Said where there are no records, with a link to make the first. */
  empty: { title: string; text: string; action: string; href: string };
  /** One record, as a list item. */
  children: (row: Row) => ReactNode;
}

/** Records of money as cards, newest first. */
export function RecordList<Row extends { id: number | string }>(props: RecordListProps<Row>) {
  const { query, label, height, empty, children } = props;
  return (
    <InfiniteList
      query={query}
      skeleton={<SkeletonList heights={[height, height, height, height]} />}
      empty={
        <EmptyState
          title={empty.title}
          text={empty.text}
          action={<ButtonLink href={empty.href}>{empty.action}</ButtonLink>}
        />
      }
    >
      {(rows) => (
        <ul className={cards.list} aria-label={label}>
          {rows.map(children)}
        </ul>
      )}
    </InfiniteList>
  );
}

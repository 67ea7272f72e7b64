import type { ReactNode, Ref } from "react";
import { useBack } from "../services";
import cards from "./cards.module.css";
import { TopBar } from "./top-bar";

/** Props of {@link Page}. */
interface PageProps {
  /** The page's only `<h1>`. */
  title: string;
  /** Where Back leads when the visit began here. Default: the home page. */
  back?: string | undefined;
  /** At the end of the head. */
  actions?: ReactNode;
  /** A second row of the head, such as tabs. */
  top?: ReactNode;
  /** Of a page with a column of its own kind. */
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A screen: its head with the way back, and below it one column. */
export function Page({ title, back, actions, top, className, ref, children }: PageProps) {
  const onBack = useBack(back);
  return (
    <div ref={ref} className={className ?? cards.page}>
      <TopBar title={title} onBack={onBack} actions={actions}>
        {top}
      </TopBar>
      {children}
    </div>
  );
}

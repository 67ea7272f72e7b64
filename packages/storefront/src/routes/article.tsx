import { ArticleScreen } from "../features/content/article-screen";
import { articleIds } from "../shared/config/articles";
import type { ScreenProps } from "../shared/navigation/paths";

/** /page/:ids from the footer's links, /article-detail/:id, and /tiktok-flow, an article chosen by the operator. */
export function Screen({ params }: ScreenProps) {
  return <ArticleScreen id={params.ids ?? params.id ?? articleIds.flow} />;
}

import { ArticleScreen } from "../features/content/article-screen";
import { articleIds } from "../shared/config/articles";

/** An article chosen by the operator. */
export function Screen() {
  return <ArticleScreen id={articleIds.flow} />;
}

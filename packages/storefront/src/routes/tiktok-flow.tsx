import { articleIds } from "../app/settings";
import { ArticleScreen } from "../features/articles/article-screen";

/** An article chosen by the operator. */
export function Screen() {
  return <ArticleScreen id={articleIds.flow} />;
}

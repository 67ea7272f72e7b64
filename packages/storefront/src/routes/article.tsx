import type { ScreenProps } from "../app/routes";
import { ArticleScreen } from "../features/articles/article-screen";

/** /page/{ids} from the footer's links and /article-detail/{id}. */
export function Screen({ params }: ScreenProps) {
  return <ArticleScreen id={params.ids ?? params.id ?? ""} />;
}

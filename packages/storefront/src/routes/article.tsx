import { ArticleScreen } from "../features/content/article-screen";
import type { ScreenProps } from "../shared/navigation/paths";

/** /page/{ids} from the footer's links and /article-detail/{id}. */
export function Screen({ params }: ScreenProps) {
  return <ArticleScreen id={params.ids ?? params.id ?? ""} />;
}

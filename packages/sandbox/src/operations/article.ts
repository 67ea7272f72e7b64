import type { Handlers } from "../http/handler";
import { articleDetail, articlesOf } from "../modules/site/articles";

export const article: Handlers<"article"> = { category: articlesOf, detail: articleDetail };

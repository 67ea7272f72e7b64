import { useSearchParams } from "wouter";
import { FoundProducts } from "../features/catalog/found-products";
import { RequestFormScreen } from "../features/requests/request-form-screen";
import { RequestList } from "../features/requests/request-list";
import { RequestScreen } from "../features/requests/request-screen";
import { SearchScreen } from "../features/search/search-screen";
import { queryId } from "../shared/navigation/query-id";

/** /search : products, stores and purchase requests; one request (`id`), and posting one (`view=new`). */
export function Screen() {
  const [query] = useSearchParams();
  const [tab, view] = ["tab", "view"].map((name) => query.get(name));
  const id = queryId(query, "id");
  if (tab === "requests" && id) return <RequestScreen key={id} id={id} />;
  if (tab === "requests" && view === "new") return <RequestFormScreen words={query.get("q") ?? ""} />;
  return (
    <SearchScreen
      requests={(words) => <RequestList words={words} own={view === "mine"} />}
      products={(found) => <FoundProducts {...found} />}
    />
  );
}

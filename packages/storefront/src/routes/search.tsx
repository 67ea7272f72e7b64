import { FoundProducts } from "../features/catalog/found-products";
import { RequestFormScreen } from "../features/requests/request-form-screen";
import { RequestList } from "../features/requests/request-list";
import { RequestScreen } from "../features/requests/request-screen";
import { SearchScreen } from "../features/search/search-screen";
import { useSearch } from "../shared/navigation/link";

/** /search : products, stores and purchase requests; one request (`id`), and posting one (`view=new`). */
export function Screen() {
  const query = new URLSearchParams(useSearch());
  const [tab, id, view] = ["tab", "id", "view"].map((name) => query.get(name));
  if (tab === "requests" && id) return <RequestScreen key={id} id={id} />;
  if (tab === "requests" && view === "new") return <RequestFormScreen words={query.get("q") ?? ""} />;
  return (
    <SearchScreen
      requests={(words) => <RequestList words={words} own={view === "mine"} />}
      products={(found) => <FoundProducts {...found} />}
    />
  );
}

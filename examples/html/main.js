import { createMarketplace, isMarketplaceError } from "marketplace-sdk";

const baseUrl = new URLSearchParams(location.search).get("api") ?? "http://127.0.0.1:4020";
const market = createMarketplace({ baseUrl });

const form = document.querySelector("form");
const list = document.querySelector("ul");
const status = document.querySelector("[role=status]");
let running = new AbortController();

async function show(search) {
  // Typing on cancels the previous request.
  running.abort();
  running = new AbortController();
  const { signal } = running;
  status.textContent = "Loading …";
  try {
    const { data } = search
      ? await market.products.search({ search }, { signal })
      : await market.products.list({ flag: "hot" }, { signal });
    list.replaceChildren(...data.map(row));
    status.textContent = data.length > 0 ? "" : "Nothing found";
  } catch (error) {
    if (!isMarketplaceError(error)) throw error;
    if (error.kind !== "aborted") status.textContent = error.msg ?? "Please try again.";
  }
}

function row({ title, price, currency }) {
  const item = document.createElement("li");
  const name = document.createElement("span");
  const cost = document.createElement("b");
  // Text, never HTML: titles come from merchants.
  name.textContent = title;
  cost.textContent = `${price} ${currency ?? ""}`;
  item.append(name, cost);
  return item;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  show(new FormData(form).get("search").trim());
});
await show("");

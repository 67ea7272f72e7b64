import { bigCart } from "./feel-page.mjs";

/**
 * The same cart without any framework, which shows the least that a change costs a browser. Stores that are out of sight are left out
 * of layout and paint.
 *
 * @param {number} lines
 * @param {number} stores
 * @returns {string} HTML
 */
export function plainCart(lines, stores) {
  return `<!doctype html>
<meta name="viewport" content="width=device-width">
<style>
  section { content-visibility: auto; contain-intrinsic-size: auto 1800px }
  li { display: flex; gap: 8px; padding: 8px }
  img { width: 72px; height: 72px }
  footer { position: fixed; bottom: 0 }
</style>
<main></main>
<footer>Total <b></b></footer>
<script>(${fill})(${JSON.stringify(bigCart(lines, stores))}, ${stores})</script>`;
}

/**
 * Runs in the page.
 *
 * @param {ReturnType<typeof bigCart>} lines
 * @param {number} stores
 */
function fill(lines, stores) {
  const kept = new Set(lines);
  const tell = () => {
    let cents = 0;
    for (const { num, price } of kept) cents += num * Number(price.replace(".", ""));
    const total = document.querySelector("b");
    if (total) total.textContent = String(cents / 100);
  };
  for (let store = 1; store <= stores; store += 1) {
    const section = document.createElement("section");
    const list = document.createElement("ul");
    section.append(`Store ${store}`, list);
    for (const line of lines.filter(({ shopId }) => shopId === store)) {
      const row = document.createElement("li");
      row.innerHTML = `<input type="checkbox" checked><img alt=""><div>
        <h3><a href="/goods?id=${line.id}">${line.title}</a></h3><p>${line.price} ${line.currency}</p>
        <button>−</button><output>1</output><button data-more>+</button><button data-remove>×</button></div>`;
      row.querySelector("[data-more]")?.addEventListener("click", () => {
        line.num += 1;
        const output = row.querySelector("output");
        if (output) output.value = String(line.num);
        tell();
      });
      row.querySelector("[data-remove]")?.addEventListener("click", () => {
        kept.delete(line);
        row.remove();
        tell();
      });
      list.append(row);
    }
    document.querySelector("main")?.append(section);
  }
  tell();
}

/*
 * Functions that run in the measured page. They must be self-contained, because Playwright sends each of them as text.
 */

/** Adds `feel` to the page. Its marks delimit the measured parts of the trace. */
export function prepare() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const afterFrame = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(undefined);
      // Runs after the current frame has been painted.
      port2.postMessage(undefined);
    });

  /**
   * Runs an action at the start of a frame and waits for the end of the frame that shows it.
   *
   * @param {() => void} act
   * @param {() => boolean} shown
   */
  const press = async (act, shown) => {
    await frame();
    await frame();
    performance.mark("feel-start");
    act();
    for (;;) {
      await afterFrame();
      if (shown()) break;
      await frame();
    }
    performance.mark("feel-end");
  };

  /**
   * Scrolls frame by frame. @returns the largest number of elements
   *
   * @param {number} steps
   * @param {number} pixels
   */
  const scrollThrough = async (steps, pixels) => {
    let nodes = 0;
    performance.mark("feel-start");
    for (let step = 0; step < steps; step += 1) {
      scrollBy(0, pixels);
      await frame();
      nodes = Math.max(nodes, document.querySelectorAll("*").length);
    }
    performance.mark("feel-end");
    return nodes;
  };

  Object.assign(globalThis, { feel: { press, scrollThrough } });
}

/**
 * A cart in the documented format, with the same number of lines in every store.
 *
 * @param {number} lines
 * @param {number} stores
 */
export const bigCart = (lines, stores) =>
  Array.from({ length: lines }, (_, at) => ({
    id: at + 1,
    shopId: (at % stores) + 1,
    shopName: `Store ${(at % stores) + 1}`,
    num: 1,
    title: `Product ${at + 1}`,
    price: "9.50",
    currency: "USDT",
    stock: 500,
  }));

/**
 * One page of a list of products.
 *
 * @param {number} page from 1
 * @param {number} rows on each page
 * @param {number} pages in all
 */
export function productPage(page, rows, pages) {
  const data = Array.from({ length: rows }, (_, row) => {
    const id = (page - 1) * rows + row + 1;
    const title = `Product ${id}${id % 3 ? "" : ", with a name that takes two lines of its card"}`;
    return { id, shop_id: 1, shopname: "Example", title, image: "", price: "9.50", sales: id };
  });
  return { total: rows * pages, per_page: rows, current_page: page, last_page: pages, data };
}

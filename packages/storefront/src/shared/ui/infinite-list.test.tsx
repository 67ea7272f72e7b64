import { UiProvider } from "marketplace-react/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { uiSettings } from "../../app/ui-settings";
import { type I18n, I18nContext } from "../../i18n";
import { speak } from "../../testing/stage";
import { InfiniteList } from "./infinite-list";

/** The markup of a list with a notice above it. */
function list(i18n: I18n, rows: readonly string[] | undefined): string {
  const data = rows && { pages: [{ data: rows.map((id) => ({ id })) }] };
  const query = { hasNextPage: false, isFetching: false, isFetchNextPageError: false, error: null };
  const calls = { fetchNextPage: () => undefined, refetch: () => undefined };
  return renderToStaticMarkup(
    <I18nContext value={i18n}>
      <UiProvider value={uiSettings(i18n)}>
        <InfiniteList
          query={{ ...query, ...calls, data, isPending: !data }}
          before={<b>notice</b>}
          empty={<i>none</i>}
          skeleton={<s />}
        >
          {(shown) => <ul>{shown.map(({ id }) => id)}</ul>}
        </InfiniteList>
      </UiProvider>
    </I18nContext>,
  );
}

test("what stands above a list comes with it, so that it moves no skeleton", async () => {
  const i18n = await speak("en");
  expect(list(i18n, undefined)).toBe("<s></s>");
  expect(list(i18n, ["a", "b"])).toMatch(/^<b>notice<\/b><ul>ab<\/ul>/);
  expect(list(i18n, [])).toMatch(/^<b>notice<\/b><i>none<\/i>/);
});

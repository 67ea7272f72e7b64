import { QueryClient } from "@tanstack/react-query";
import { createMarketplace } from "marketplace-sdk";
import { createQueries } from "marketplace-sdk/query";
import { expect, test, vi } from "vitest";
import { PhotoError } from "./photo-error";
import { uploadPhoto } from "./upload-photo";

/** A photo of four megabytes: with half the pixels it has half the bytes. */
const make = async (scale: number): Promise<File> =>
  new File([new Uint8Array(Math.round(4_000_000 * scale ** 2))], "picture.jpg", { type: "image/jpeg" });

const uploaded = () => Response.json({ code: 1, msg: "", data: { url: "/new.jpg" } });
/** nginx' page in place of an answer. */
const page413 = () => new Response("<html>413 Request Entity Too Large</html>", { status: 413 });
const envelope413 = () => Response.json({ code: 413, msg: "Too large", data: null });

/** A server that answers by the size of the file. */
function open(answer: (size: number) => Response) {
  const sizes: number[] = [];
  const onFailure = vi.fn();
  const market = createMarketplace({
    baseUrl: "https://shop.example",
    retry: { limit: 0 },
    onFailure,
    async fetch(_address, { body } = {}) {
      const file = body instanceof FormData && body.get("file");
      const size = file instanceof File ? file.size : 0;
      sizes.push(size);
      return answer(size);
    },
  });
  const queries = createQueries(market);
  const queryClient = new QueryClient();
  return { services: { market, queries, queryClient }, sizes, onFailure };
}

test.each([page413, envelope413])(
  "what is too large is sent again, smaller, without a word",
  async (refusal) => {
    const { services, sizes, onFailure } = open((size) => (size > 1_048_576 ? refusal() : uploaded()));
    expect(await uploadPhoto(services, make)).toBe("/new.jpg");
    expect(sizes).toEqual([4_000_000, 1_960_000, 1_000_000]);
    expect(onFailure).not.toHaveBeenCalled();
  },
);

test("four sizes are tried, and then it says that the picture is too large", async () => {
  const { services, sizes } = open(page413);
  await expect(uploadPhoto(services, make)).rejects.toEqual(new PhotoError("tooLarge"));
  expect(sizes).toEqual([4_000_000, 1_960_000, 1_000_000, 490_000]);
});

test("a size above what the site accepts is not sent at all", async () => {
  const { services, sizes } = open(uploaded);
  const { queryKey } = services.queries.site.config();
  services.queryClient.setQueryData(queryKey, { limits: { upload_max_bytes: 2_000_000 } });
  expect(await uploadPhoto(services, make)).toBe("/new.jpg");
  expect(sizes).toEqual([1_960_000]);
  services.queryClient.setQueryData(queryKey, { limits: { upload_max_bytes: 100_000 } });
  await expect(uploadPhoto(services, make)).rejects.toEqual(new PhotoError("tooLarge"));
  expect(sizes).toHaveLength(1);
});

test("a site that names no limit gets ten megabytes", async () => {
  const { services, sizes } = open(uploaded);
  const { queryKey } = services.queries.site.config();
  services.queryClient.setQueryData(queryKey, { limits: { upload_max_bytes: 0 } });
  await uploadPhoto(services, (scale) => make(2 * scale));
  expect(sizes).toEqual([7_840_000]);
});

test("another failure is not repeated", async () => {
  const { services, sizes } = open(() => new Response("", { status: 500 }));
  await expect(uploadPhoto(services, make)).rejects.toMatchObject({ status: 500 });
  expect(sizes).toHaveLength(1);
});

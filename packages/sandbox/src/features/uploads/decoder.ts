/**
 * sharp with most of its decoders closed: libvips can read dozens of formats, by libraries with a long history of holes;
 * this process opens five.
 */
async function open() {
  const { default: sharp } = await import("sharp");
  // Pictures wait for their turn (features/thread-queues.ts), and concurrent requests for the same one share the work.
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpeg",
      "VipsForeignLoadPng",
      "VipsForeignLoadWebp",
      "VipsForeignLoadNsgif",
      "VipsForeignLoadHeif",
    ],
  });
  return sharp;
}

let opened: ReturnType<typeof open> | undefined;

/** The decoder, loaded with the first picture: its library takes 30 MB and a tenth of a second of every start. */
export function pictureDecoder(): ReturnType<typeof open> {
  opened ??= open();
  return opened;
}

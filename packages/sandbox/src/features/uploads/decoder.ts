/**
 * sharp with most of its decoders blocked. libvips can read dozens of formats through libraries with a long history of
 * vulnerabilities; this process allows five.
 */
async function open() {
  const { default: sharp } = await import("sharp");
  // Pictures are queued (features/thread-queues.ts), and concurrent requests for the same picture share the work.
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

/** Loads the decoder with the first picture: its library would add 30 MB and a tenth of a second to every start. */
export function pictureDecoder(): ReturnType<typeof open> {
  opened ??= open();
  return opened;
}

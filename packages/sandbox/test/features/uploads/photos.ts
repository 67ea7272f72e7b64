import sharp from "sharp";

/** A photo as taken by a phone, with its data about the owner. */
export interface Photo {
  readonly what: string;
  readonly bytes: Uint8Array;
  /** Texts that are in the file and must not are in what is kept. */
  readonly secrets: readonly string[];
}

const FORMATS = ["jpeg", "webp", "png", "avif"] as const;

/** Photos with EXIF (owner, device, place), XMP and a color profile, turned in eight ways, in four formats. */
export async function* photos(count: number): AsyncGenerator<Photo> {
  for (let i = 0; i < count; i++) {
    const format = FORMATS[i % FORMATS.length] ?? "jpeg";
    const owner = `Owner-${i}-Secret`;
    const device = `Device-${i}-Serial`;
    const place = `Place-${i}-Home`;
    const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${place}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
    const image = sharp({
      create: {
        width: 60 + (i % 7) * 10,
        height: 40 + (i % 5) * 10,
        channels: 3,
        noise: { type: "gaussian", mean: 128, sigma: 30 },
        background: "#888",
      },
    });
    const bytes = await image
      .withMetadata({ orientation: (i % 8) + 1 })
      .withIccProfile(i % 2 ? "p3" : "srgb")
      .withExif({
        IFD0: { Artist: owner, Make: "Example Telephone", Copyright: owner },
        IFD2: { BodySerialNumber: device, UserComment: device },
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: `${i % 90}/1 31/1 12/1`,
          GPSLongitudeRef: "E",
          GPSLongitude: "13/1 24/1 17/1",
        },
      })
      .withXmp(xmp)
      .toFormat(format)
      .toBuffer();
    yield { what: `${format} ${i}`, bytes, secrets: [owner, place] };
  }
}

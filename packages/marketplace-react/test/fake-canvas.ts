import { vi } from "vitest";

/** Colors of a row of four-pixel fields, which is all that this canvas draws; a file of it holds them as JSON. */
type Row = string[];

/** Lies that a canvas may tell. */
type Lie = "file" | "pixels" | "last bits" | "blocked";

/** A canvas that remembers what was drawn, and images that decode everything but text. For a test environment without either. */
export function fakeCanvas({
  lie,
  decodes = () => true,
}: {
  lie?: Lie;
  decodes?: (file: Blob) => boolean;
} = {}) {
  const state: { lie: Lie | undefined } = { lie };
  const canvases: { width: number; height: number; type: string }[] = [];
  const files = new Map<string, Blob>();
  let count = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    count += 1;
    if (file instanceof Blob) files.set(`blob:${count}`, file);
    return `blob:${count}`;
  });
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      naturalWidth = 4032;
      naturalHeight = 3024;
      row: Row = [];
      async decode() {
        const file = files.get(this.src);
        if (!file || !decodes(file)) throw new Error("EncodingError");
        const text = await file.text();
        if (text.startsWith("[")) this.row = JSON.parse(text);
      }
    },
  );
  const create = document.createElement.bind(document);
  vi.spyOn(document, "createElement").mockImplementation((name: string) => {
    const element = create(name);
    if (name !== "canvas") return element;
    const row: Row = [];
    const context = {
      canvas: element,
      fillStyle: "",
      fillRect: (x: number) => {
        row[x / 4] = context.fillStyle;
      },
      drawImage: ({ row: drawn = [] }: { row?: Row }) => row.splice(0, row.length, ...drawn),
      scale: () => undefined,
      getImageData: (x: number) => ({ data: pixelsOf(row[x / 4] ?? "", state.lie) }),
    };
    return Object.assign(element, {
      getContext: () => (state.lie === "blocked" ? null : context),
      toBlob(done: (file: Blob) => void, type: string) {
        const { width, height } = canvasSize(element);
        canvases.push({ width, height, type });
        done(new Blob([JSON.stringify(state.lie === "file" ? row.map(() => "rgb(1 2 3)") : row)], { type }));
      },
    });
  });
  return { state, canvases };
}

const canvasSize = (element: object): { width: number; height: number } => ({
  width: Number(Reflect.get(element, "width")),
  height: Number(Reflect.get(element, "height")),
});

function pixelsOf(color: string, lie: Lie | undefined): Uint8ClampedArray {
  const channels = (color.match(/\d+/g) ?? [0, 0, 0]).map(Number);
  const pixel = [...channels, 255].map((value) => {
    if (lie === "pixels") return 255 - value;
    return lie === "last bits" ? value ^ 1 : value;
  });
  return Uint8ClampedArray.from(Array.from({ length: 16 }, () => pixel).flat());
}

import type { IconArt } from "marketplace-react/ui";

/* Icons of the first load: shell, home and product cards. The others are in icons-more.ts. */

export const homeIcon: IconArt = {
  d: "M4 11.2 12 4l8 7.2V19a1.5 1.5 0 0 1-1.5 1.5H15v-6H9v6H5.500A1.5 1.5 0 0 1 4 19Z",
};
export const gridIcon: IconArt = {
  d: "M4.5 4.500h5.500v5.500H4.500Zm9.5 0h5.500v5.500H14Zm-9.5 9.500h5.500v5.500H4.500Zm9.5 0h5.500v5.500H14Z",
};
export const bagIcon: IconArt = { d: "M5.5 8h13l1 12.500h-15ZM8.5 10.500V7a3.5 3.5 0 0 1 7 0v3.5" };
export const joinIcon: IconArt = {
  d: "M10 11.500a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.500ZM3.5 20.500c.3-3.6 3-5.5 6.5-5.500s6.2 1.9 6.5 5.500M18.5 8v6m-3-3h6",
};
export const personIcon: IconArt = {
  d: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.500c.3-3.7 3.3-5.5 7.5-5.500s7.2 1.8 7.5 5.5",
};
export const searchIcon: IconArt = { d: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5" };
export const heartIcon: IconArt = {
  d: "M12 20.300C6.2 16.4 3.5 13 3.5 9.4 3.5 6.6 5.5 4.5 8 4.500c1.7 0 3.2 1 4 2.6.8-1.6 2.3-2.6 4-2.6 2.5 0 4.5 2.1 4.5 4.9 0 3.6-2.7 7-8.5 10.900Z",
};
export const receiptIcon: IconArt = {
  d: "M6 3.500h12v17l-2.4-1.6-1.8 1.6-1.8-1.6-1.8 1.6-1.8-1.600L6 20.500ZM9 8.500h6m-6 4h6",
};

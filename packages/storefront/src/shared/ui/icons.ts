import type { IconArt } from "marketplace-react/ui";

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
export const trashIcon: IconArt = {
  d: "M4.5 7h15M9.5 7V4.500h5V7M6.5 7l.8 13h9.400l.8-13M10 11v5.500m4-5.500v5.5",
};
export const editIcon: IconArt = { d: "M4.5 19.500l.8-4L16 4.800l3.2 3.200L8.5 18.700ZM13.5 7.300l3.2 3.2" };
export const pinIcon: IconArt = {
  d: "M12 21s7-6.3 7-11.200A7 7 0 0 0 5 9.800C5 14.7 12 21 12 21Zm0-8.500a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.400Z",
};
export const truckIcon: IconArt = {
  d: "M2.5 6h11v10.500h-11ZM13.5 9.500h4l3.5 3.500v3.500h-7.500M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  directional: true,
};
export const globeIcon: IconArt = {
  d: "M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.500c2.5 2.5 3.5 5.3 3.5 8.500s-1 6-3.5 8.500C9.5 18 8.5 15.2 8.5 12s1-6 3.5-8.500Z",
};
export const lockIcon: IconArt = {
  d: "M6 10.500h12v9.500H6ZM8.5 10.500V8a3.5 3.5 0 0 1 7 0v2.500M12 14.500v2",
};
export const gearIcon: IconArt = {
  d: "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
};
export const exitIcon: IconArt = {
  d: "M13.5 4.500h-8v15h8M10 12h10.500m-3.5-3.5 3.5 3.5-3.5 3.5",
  directional: true,
};
export const filterIcon: IconArt = { d: "M4 6.500h16M7 12h10m-7 5.500h4" };
export const cameraIcon: IconArt = {
  d: "M4 8h3.500L9 5.500h6L16.5 8H20v11H4Zm8 8.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z",
};
export const questionIcon: IconArt = {
  d: "M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.5 9.700a2.5 2.5 0 1 1 3.6 2.300c-.8.4-1.1.9-1.1 1.700m0 2.800h.01",
};
export const clockIcon: IconArt = {
  d: "M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.500V12l3 2",
};
export const shareIcon: IconArt = { d: "M12 15V4m0 0L8 8m4-4 4 4M5 12.500V20h14v-7.5" };
export const sunIcon: IconArt = {
  d: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.600l1.4 1.400m10 10 1.4 1.400m0-12.800L17 7M7 17l-1.4 1.400",
};
export const moonIcon: IconArt = { d: "M19.5 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z" };
export const deviceIcon: IconArt = { d: "M7.500 3.500h9v17h-9ZM11 17.500h2" };
export const bellIcon: IconArt = {
  d: "M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15ZM10 21h4",
};
export const shieldIcon: IconArt = {
  d: "M12 3.5 5 6v5.4c0 4.2 2.8 7.4 7 9.1 4.2-1.7 7-4.9 7-9.1V6Zm-3 8.6 2.2 2.2 3.9-4.2",
};
export const chatIcon: IconArt = {
  d: "M12 4c4.7 0 8.5 3.3 8.5 7.500S16.7 19 12 19c-1 0-2-.2-2.9-.4L4.5 20.500l1.2-3.700A7 7 0 0 1 3.5 11.500C3.5 7.3 7.3 4 12 4Zm-3.5 7.500h.01m3.49 0h.01m3.49 0h.01",
};
export const storeIcon: IconArt = {
  d: "M5 11v9h14v-9M3.5 8.5 5.5 4h13l2 4.500c0 1.5-1.2 2.75-2.8 2.750S14.9 10 14.9 8.500c0 1.5-1.3 2.75-2.9 2.750S9.1 10 9.1 8.500c0 1.5-1.2 2.75-2.8 2.750S3.5 10 3.5 8.500Z",
};
/** Bars of figures. */
export const chartIcon: IconArt = { d: "M4.500 19.500h15M7 16v-5m5 5V5m5 11V8.500" };
/** A list of what is wanted. */
export const requestIcon: IconArt = {
  d: "M6 5h12v15.500H6ZM9.500 3.500h5v3h-5ZM9 11h6m-6 4h4",
};
/** Money comes in. */
export const depositIcon: IconArt = { d: "M12 4v10m-4-4 4 4 4-4M4.500 14.500V19.500h15v-5" };
/** Money goes out. */
export const payoutIcon: IconArt = { d: "M12 14V4m-4 4 4-4 4 4M4.500 14.500V19.500h15v-5" };

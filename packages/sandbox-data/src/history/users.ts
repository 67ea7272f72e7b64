import { shopAttributes } from "../attributes/shops";
import { DAY } from "../durations";
import { animals, avatarHues } from "../picture/avatars";
import { at, type Dice } from "../random";
import type { AddressRow, AreaRow, PersonRow } from "../types";

/** Invented users: every first name is used with one family name only, and no pair is meant to be a real person. */
const firstNames =
  `Ada Amir Anika Arlo Bao Bela Bruno Carla Chidi Clara Dario Dunja Elif Emeka Enzo Esra Farah Finn Freja Gael Gita Hana Hugo
  Ines Ioan Isla Ivo Jana Jomo Jonas Kaito Kira Lale Lars Lena Leo Lila Luis Maja Malik Mara Mei Milo Mina Nadia Nils Noor Olga Omar
  Otis Paula Pavel Petra Quinn Rafa Rania Remy Rosa Ruben Sana Selma Senan Sofia Tamar Tariq Thea Timo Uma Vera Viktor Wanda Wen Xenia
  Yael Yara Yusuf Zane Zoe`.split(/\s+/);
const familyNames =
  `Alder Ashby Birk Brandt Calder Carver Dahl Dovre Elster Farrow Feld Fenwick Gale Garner Hale Harrow Holt Ister Jarrow Kestrel
  Kiln Larch Lind Marlow Mercer Moor Nettle North Oakes Orrin Pell Quill Rook Rowan Sallow Sand Thorn Tilden Umber Vale Wade Weir Winter
  Yarrow Zeller`.split(/\s+/);
const streets = [
  "Harbour Lane",
  "Mill Street",
  "Orchard Road",
  "Station Square",
  "Bridge Street",
  "Garden Row",
];

const BUYERS = 168;

/** Cities of open countries, each with its province and country. */
export interface Home {
  readonly country: AreaRow;
  readonly province: AreaRow;
  readonly city: AreaRow;
}

export function homesOf(areas: readonly AreaRow[]): readonly Home[] {
  const byId = new Map(areas.map((area) => [area.id, area]));
  return areas.flatMap((city) => {
    const province = city.level === 3 && city.open ? byId.get(city.pid) : undefined;
    const country = province && byId.get(province.pid);
    return province && country ? [{ country, province, city }] : [];
  });
}

function addressOf(name: string, index: number, homes: readonly Home[], dice: Dice): AddressRow {
  const home = dice.pick(homes);
  return {
    name,
    mobile: `+00 555 ${String(1_000 + index)}`,
    country: home.country.name,
    province: home.province.name,
    city: home.city.name,
    address: `${dice.whole(1, 140)} ${dice.pick(streets)}`,
    zip: String(dice.whole(10_000, 99_999)),
  };
}

/** Buyers first, then one owner per store: `owner01` owns store 1. The caller sets the passwords. */
export function usersOf(homes: readonly Home[], now: number, dice: Dice): readonly PersonRow[] {
  const buyers = Array.from({ length: BUYERS }, (_, i): PersonRow => {
    const first = at(firstNames, i % firstNames.length);
    const family = at(familyNames, (i * 11 + Math.floor(i / firstNames.length)) % familyNames.length);
    const username = `${first}.${family}`.toLowerCase();
    const avatar = `${at(animals, (i * 5) % animals.length)}-${1 + (i % avatarHues.length)}`;
    return {
      username,
      nickname: `${first} ${family}`,
      email: `${username}@mail.example`,
      avatar: dice.chance(0.7) ? `/uploads/avatars/${avatar}.webp` : "",
      role: "buyer",
      address: addressOf(`${first} ${family}`, i, homes, dice),
      createtime: now - dice.whole(430, 1_200) * DAY - dice.whole(0, DAY),
    };
  });
  const owners = shopAttributes.map((shop, i): PersonRow => {
    const username = `owner${String(shop.id).padStart(2, "0")}`;
    return {
      username,
      nickname: shop.shopname,
      email: `${username}@shops.example`,
      avatar: `/uploads/shops/${shop.id}.webp`,
      role: "owner",
      address: addressOf(shop.shopname, BUYERS + i, homes, dice),
      createtime: now - (shop.ageDays + 9) * DAY,
    };
  });
  return [...buyers, ...owners];
}

import type { StoreTermsRow } from "../types";
import { storeTerms } from "./store-terms";

/** A store without its history. Names are recognizably invented. */
export interface ShopFact {
  readonly id: number;
  readonly shopname: string;
  readonly art: string;
  readonly city: string;
  readonly description: string;
  readonly ageDays: number;
  /** Departments whose goods it may sell. The first eight stores also have the products of the contract's examples. */
  readonly departments: readonly number[];
  /** Undefined where each product has a freight of its own. */
  readonly terms: StoreTermsRow | undefined;
}

/** `name | drawing | city | departments | description`; ids count from 1. */
const table = `
Example Harbour Trading | anchor | Port Example | 10 | Homeware from small potteries, forges and workshops on the coast.
Example North Textiles | thread | Northmill | 20 | Spinners, weavers and seamstresses with one warehouse for all of it.
Example Bright Electronics | high-voltage | Lumen City | 30 | Useful electronics, tested for a week before they are listed.
Example Iron Lane Tools | hammer-and-wrench | Forgeham | 40 | Tools that can be sharpened, re-handled and repaired.
Example Meadow Care | blossom | Meadowvale | 50 | Soap, balm and color made in batches small enough to stir by hand.
Example Trailhead Outdoor | mountain | Highfell | 60 | Gear for weather, wheels and weekends.
Example Paper Kite | kite | Inkwell | 70 | Paper, ink, wool and wind: toys and stationery for patient people.
Example Golden Pantry | honeybee | Orchard End | 80 | Pantry goods with a name and a date on every lid.
Example Lantern House | lotus | Lumen City | 10 | Light, glass and quiet corners for rooms and restaurants.
Example Oak & Linen | maple-leaf | Meadowvale | 10 | Furniture that ships flat and stays for decades.
Example Kettle Street | teapot | Saltwick | 10 | Everything between the stove and the table.
Example Clear Water Bath | shower | Brightwater | 10,50 | Taps, tubs and towels from one floor.
Example Tidy Works | broom | Northmill | 10,100 | Brushes, bins and buckets for homes and halls.
Example Blue Loom | umbrella | Northmill | 20 | Everyday clothes in sizes that match their labels.
Example Cobbler & Daughter | high-heeled-shoe | Quillport | 20 | Shoes on lasts we have known for thirty years.
Example Satchel Row | handbag | Port Example | 20 | Bags, straps and small leather-look goods.
Example Silver Thimble | gem-stone | Inkwell | 20 | Small jewellery, cut and set by two people.
Example Lido Sportswear | one-piece-swimsuit | Saltwick | 20,60 | Swim and training wear for clubs and schools.
Example Circuit Square | robot | Lumen City | 30 | Devices with spare parts and paper manuals.
Example Signal Point | satellite-antenna | Highfell | 30 | Phones, radios and the cables between.
Example Soft Volume Audio | headphone | Brightwater | 30,70 | Sound for desks, stages and kitchens.
Example Watt & Plug | electric-plug | Forgeham | 30,40 | Power, light and cells by the carton.
Example Plumb Line Supply | gear | Forgeham | 40 | Fixings and measuring tools for the trades.
Example Brick & Garden | brick | Orchard End | 40 | From foundation to flower bed.
Example Safe Hands | rescue-workers-helmet | Northmill | 40,50 | Protection that people really wear.
Example Fern Apothecary | herb | Meadowvale | 50 | Care without perfume clouds.
Example Barber Corner | scissors | Quillport | 50 | Scissors, soap and calm hands.
Example Lake & Paddle | sailboat | Stillwater | 60 | Boats, boards and dry bags.
Example Winter Hut | snowman | Highfell | 60 | Skis, sledges and whatever keeps noses warm.
Example Club Locker | trophy | Reedham | 60,100 | Balls, rackets and prizes for every league.
Example Two Wheels Depot | wheel | Demo City | 60 | Bicycles, scooters and boards, mostly assembled.
Example Wooden Train | locomotive | Reedham | 70,90 | Toys that survive siblings.
Example Quill & Board | artist-palette | Quillport | 70 | Colors, games and paper for evenings in.
Example Bandstand | bell | Demo City | 70 | Instruments for beginners and stubborn talents.
Example Hearth Bakery Supply | sheaf-of-rice | Orchard End | 80 | Bread, grain and everything that rises.
Example Orchard Gate | red-apple | Orchard End | 80 | Fruit by the crate, with the name of the slope.
Example Bean & Leaf | hot-beverage | Port Example | 80 | Coffee roasted weekly, tea picked once a year.
Example Nursery Lane | baby-bottle | Stillwater | 90 | First things for small people.
Example Happy Paws | paw-prints | Demo City | 90 | Food and fun for four legs, two wings or fins.
Example Counter & Carton | package | Northmill | 100 | Packaging and fittings for shops that ship.
`;

export const shopAttributes: readonly ShopFact[] = table
  .trim()
  .split("\n")
  .map((line, i) => {
    const [shopname = "", art = "", city = "", departments = "", description = ""] = line.split(" | ");
    return {
      id: i + 1,
      shopname,
      art,
      city,
      description,
      ageDays: 560 + ((i * 197) % 1_300),
      departments: departments.split(",").map(Number),
      terms: storeTerms.get(shopname),
    };
  });

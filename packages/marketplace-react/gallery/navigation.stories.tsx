import { useState } from "react";
import { copyIcon, eyeIcon, starIcon } from "../src/ui/icon/icons";
import { Stack } from "../src/ui/layout/layout";
import { NavCopy, NavLink, NavList } from "../src/ui/list/list";
import { ScrollRow } from "../src/ui/scroll-row/scroll-row";
import { Chips, Tabs } from "../src/ui/tabs/tabs";
import { Timeline } from "../src/ui/timeline/timeline";
import type { Meta } from "./story";
import { useWords } from "./words";

const meta: Meta = { title: "Navigation and rows" };
export default meta;

function useStates() {
  const { ordered, paid, shipped, delivered } = useWords();
  return [
    { id: "ordered", label: ordered, count: 3 },
    { id: "paid", label: paid, count: 12345 },
    { id: "shipped", label: shipped },
    { id: "delivered", label: delivered, disabled: true },
  ];
}

export function Filters() {
  const { category } = useWords();
  const [value, setValue] = useState<string>("paid");
  return <Chips label={category} items={useStates()} value={value} onChange={setValue} />;
}

export function Views() {
  const { cart, longWord } = useWords();
  const items = useStates().map((item) => ({ ...item, href: `#${item.id}` }));
  const long = { id: "long", label: longWord, href: "#long" };
  return (
    <Stack>
      <Tabs label={cart} items={items} current="paid" />
      <Tabs label={`${cart} 2`} items={items} current="paid" variant="chip" />
      <Tabs label={`${cart} 4`} items={items} current="paid" variant="plain" />
      <Tabs label={`${cart} 3`} items={[...items, long]} current="long" variant="chip" />
    </Stack>
  );
}

export function Settings() {
  const { settings, language, notifications, address, longWord } = useWords();
  return (
    <NavList title={settings}>
      <NavLink href="#language" icon={eyeIcon} label={language} value="English" />
      <NavLink href="#notifications" icon={starIcon} label={notifications} current />
      <NavLink href="#long" icon={starIcon} label={longWord} value={longWord} />
      <NavCopy icon={copyIcon} label={address} value="TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE" />
    </NavList>
  );
}

export function ScrollingRow() {
  const { cart, product, sentence } = useWords();
  return (
    <ScrollRow label={cart} item="l">
      {[1, 2, 3].map((place) => (
        <li key={place}>
          <a href={`#${place}`}>
            {product} {place}. {sentence}
          </a>
        </li>
      ))}
    </ScrollRow>
  );
}

export function Steps() {
  const { ordered, paid, shipped, delivered, sentence, longWord } = useWords();
  return (
    <Stack gap="l">
      <Timeline
        label={ordered}
        steps={[
          { name: ordered, state: "done", detail: "2026-11-20" },
          { name: paid, state: "done" },
          { name: shipped, state: "current", detail: sentence },
          { name: delivered, state: "upcoming" },
        ]}
      />
      <Timeline label={longWord} steps={[{ name: longWord, state: "current", detail: longWord }]} />
    </Stack>
  );
}

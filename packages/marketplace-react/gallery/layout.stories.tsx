import { Badge } from "../src/ui/badge/badge";
import { Icon } from "../src/ui/icon/icon";
import * as icons from "../src/ui/icon/icons";
import { Card, Stack, Text } from "../src/ui/layout/layout";
import { Copyable, Description, DescriptionList } from "../src/ui/list/list";
import type { Meta } from "./story";
import { useWords } from "./words";

const meta: Meta = { title: "Layout and text" };
export default meta;

export function Texts() {
  const { product, sentence } = useWords();
  return (
    <Stack gap="s">
      {(["xl", "l", "m", "s"] as const).map((size) => (
        <Text key={size} size={size}>
          {product}
        </Text>
      ))}
      {(["muted", "danger", "success"] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {sentence}
        </Text>
      ))}
    </Stack>
  );
}

export function Cards() {
  const { store, sentence, longWord } = useWords();
  return (
    <Stack>
      <Card label={store}>{sentence}</Card>
      <Card>{longWord}</Card>
    </Stack>
  );
}

export function Stacks() {
  const { paid, shipped, delivered } = useWords();
  const badges = [paid, shipped, delivered].map((word) => <Badge key={word}>{word}</Badge>);
  return (
    <Stack gap="l">
      <Stack gap="s">{badges}</Stack>
      <Stack row gap="s">
        {badges}
      </Stack>
      <Stack row between>
        {badges}
      </Stack>
    </Stack>
  );
}

export function Badges() {
  const { ordered, paid, shipped, late, remove, longWord } = useWords();
  return (
    <Stack row gap="s">
      <Badge>{ordered}</Badge>
      <Badge tone="info">{paid}</Badge>
      <Badge tone="success">{shipped}</Badge>
      <Badge tone="warning">{late}</Badge>
      <Badge tone="danger">{remove}</Badge>
      <Badge>{longWord}</Badge>
    </Stack>
  );
}

export function Descriptions() {
  const { amount, address, store, longWord } = useWords();
  return (
    <DescriptionList>
      <Description name={amount}>28.40 USDT</Description>
      <Description name={store}>{longWord}</Description>
      <Description name={longWord}>1</Description>
      <Description name={address}>{undefined}</Description>
    </DescriptionList>
  );
}

export function Values() {
  const { address, amount, longWord } = useWords();
  return (
    <Stack gap="s">
      <Copyable text="28.40" label={amount} />
      <Copyable text="TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE" label={address} />
      <Copyable text="1" shown={longWord} label={longWord} />
    </Stack>
  );
}

export const Icons = () => (
  <Stack row gap="s">
    {Object.entries(icons).map(([name, icon]) => (
      <Icon key={name} of={icon} />
    ))}
    <Icon of={icons.starIcon} filled />
    <Icon of={icons.starIcon} size={16} />
  </Stack>
);

import { Button, ButtonLink, IconButton, IconLink } from "../src/ui/button/button";
import { closeIcon } from "../src/ui/icon/icon";
import { backIcon, checkIcon, plusIcon, starIcon } from "../src/ui/icon/icons";
import { Stack } from "../src/ui/layout/layout";
import type { Meta } from "./story";
import { useWords } from "./words";

const meta: Meta = { title: "Buttons" };
export default meta;

const VARIANTS = ["primary", "secondary", "plain", "danger"] as const;

/** Every variant in one state, in both sizes. */
function Variants(state: { disabled?: boolean; busy?: boolean }) {
  const { addToCart } = useWords();
  return (["m", "s"] as const).map((size) => (
    <Stack key={size} row gap="s">
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} size={size} {...state}>
          {addToCart}
        </Button>
      ))}
    </Stack>
  ));
}

export const Default = () => <Variants />;
export const Disabled = () => <Variants disabled />;
export const Busy = () => <Variants busy />;

export function WithIcon() {
  const { addToCart } = useWords();
  return <Button icon={plusIcon}>{addToCart}</Button>;
}

export function Block() {
  const { addToCart, buyNow } = useWords();
  return (
    <Stack gap="s">
      <Button block>{addToCart}</Button>
      <Button block variant="secondary">
        {buyNow}
      </Button>
    </Stack>
  );
}

export function LongWord() {
  const { longWord } = useWords();
  return (
    <Stack gap="s">
      <Button icon={plusIcon}>{longWord}</Button>
      <Button block variant="secondary">
        {longWord}
      </Button>
    </Stack>
  );
}

export function Links() {
  const { checkOut, cart } = useWords();
  return (
    <Stack row gap="s">
      <ButtonLink href="#cart">{checkOut}</ButtonLink>
      <ButtonLink href="#cart" variant="secondary" size="s" icon={checkIcon}>
        {cart}
      </ButtonLink>
    </Stack>
  );
}

export function Icons() {
  const { favorite, remove, cart } = useWords();
  return (
    <Stack row gap="s">
      <IconButton icon={closeIcon} label={remove} />
      <IconButton icon={starIcon} label={`${favorite} 1`} pressed={false} />
      <IconButton icon={starIcon} label={`${favorite} 2`} pressed />
      <IconButton icon={closeIcon} label={`${remove} 2`} disabled />
      <IconButton icon={starIcon} label={`${favorite} 3`} variant="solid" />
      <IconLink icon={backIcon} label={cart} href="#cart" />
    </Stack>
  );
}

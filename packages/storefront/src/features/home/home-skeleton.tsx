import { useI18n } from "../../i18n";
import { HScroll } from "../../ui/h-scroll";
import { CardSkeletons, Skeleton } from "../../ui/skeleton";

const TILES = ["a", "b", "c", "d", "e", "f"];

/** The shape of the home page while it is on its way. */
export function HomeSkeleton() {
  const { t } = useI18n();
  return (
    <>
      <span className="visually-hidden" role="status">
        {t("shell.loading")}
      </span>
      <Skeleton ratio={2} radius="22px" />
      <HScroll label={t("home.categories")} item="s">
        {TILES.map((tile) => (
          <li key={tile}>
            <Skeleton width="72px" height="72px" radius="50%" />
          </li>
        ))}
      </HScroll>
      <HScroll label={t("home.daily")} item="l">
        <CardSkeletons count={3} />
      </HScroll>
    </>
  );
}

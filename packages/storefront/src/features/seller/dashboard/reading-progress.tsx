import { ProgressBar } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import type { Progress } from "./use-read-store";

export function Reading({ progress }: { progress: Progress | undefined }) {
  const { t, number } = useI18n();
  if (!progress) return null;
  const { done, total } = progress;
  return (
    <>
      <p>{t("transfer.reading", { done: number(done), total: number(total) })}</p>
      <ProgressBar label={t("transfer.title")} value={total > 0 ? done / total : undefined} />
    </>
  );
}

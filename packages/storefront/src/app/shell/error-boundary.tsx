import { Button, cloudDrawing, EmptyState } from "marketplace-react/ui";
import { Component, type ReactNode } from "react";
import type { Translate } from "../../i18n/types";

/** Props of {@link ErrorBoundary}. */
interface ErrorBoundaryProps {
  texts: Translate;
  children: ReactNode;
}

/** Catches what a screen throws while it is drawn. Its page shows neither the error nor anything personal. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { texts: t, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <EmptyState
        heading="h1"
        art={cloudDrawing}
        title={t("shell.failedTitle")}
        text={t("shell.failedText")}
        action={<Button onClick={() => location.reload()}>{t("shell.reload")}</Button>}
      />
    );
  }
}

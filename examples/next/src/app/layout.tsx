import type { Metadata } from "next";
import type { ReactNode } from "react";
import { beginVisit } from "../visit";
import { Providers } from "./providers";
import "marketplace-react/tokens.css";
import "marketplace-react/base.css";
import "marketplace-react/styles.css";

export const metadata: Metadata = { title: "Marketplace", icons: "data:," };

export default async function Layout({ children }: { children: ReactNode }) {
  const { language, services } = await beginVisit();
  const { language: languages } = services;
  services.dispose();
  return (
    <html lang={languages.tag()} dir={languages.dir()}>
      <body>
        <Providers language={language}>{children}</Providers>
      </body>
    </html>
  );
}

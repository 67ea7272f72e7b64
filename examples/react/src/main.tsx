import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Account } from "./account";
import { cache } from "./market";
import { Products } from "./products";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <Account />
        <Products />
      </QueryClientProvider>
    </StrictMode>,
  );
}

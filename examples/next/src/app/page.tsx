import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { Badge, Page, Stack, Text } from "marketplace-react/ui";
import { beginVisit } from "../visit";
import { Products, Visitor } from "./products";
import { PRODUCTS } from "./queries";

/** Rendered on the server alone: it asks for the products and hands them over, so that the browser does not ask again. */
export default async function Home() {
  const { services } = await beginVisit();
  const { queryClient, queries } = services;
  await Promise.all([
    queryClient.prefetchQuery(queries.products.list(PRODUCTS)),
    queryClient.prefetchQuery(queries.site.home()),
  ]);
  const state = dehydrate(queryClient);
  services.dispose();
  return (
    <Page>
      <Stack>
        <Stack row between>
          <Text as="h1" size="xl">
            Products
          </Text>
          <Badge tone="info">new</Badge>
        </Stack>
        <HydrationBoundary state={state}>
          <Visitor />
          <Products />
        </HydrationBoundary>
      </Stack>
    </Page>
  );
}

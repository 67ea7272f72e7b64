import { isMarketplaceError } from "marketplace-sdk";
import { beginVisit } from "../../visit";

/** A route handler: the newest products for another program. */
export async function GET(): Promise<Response> {
  const { services } = await beginVisit();
  try {
    const { data } = await services.market.products.list({ limit: 20 });
    return Response.json(data.map(({ id, title, price, currency }) => ({ id, title, price, currency })));
  } catch (error) {
    if (!isMarketplaceError(error)) throw error;
    return Response.json({ error: error.msg ?? error.kind }, { status: 502 });
  } finally {
    services.dispose();
  }
}

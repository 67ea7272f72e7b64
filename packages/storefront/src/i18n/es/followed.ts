import type { Source, Translation } from "../types";

export const followed: Translation<Source["followed"]> = {
  loginText: "Después verás aquí las tiendas que sigues.",
  following: "Siguiendo",
  unfollow: "Dejar de seguir a {{name}}",
  unfollowed: "Ya no sigues a {{name}}",
  emptyTitle: "Aún no sigues ninguna tienda",
  emptyText: "Sigue una tienda y la tendrás aquí a un toque.",
  discover: "Descubrir tiendas",
};

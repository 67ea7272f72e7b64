import type { Source, Translation } from "../types";

export const ui: Translation<Source["ui"]> = {
  back: "Volver",
  close: "Cerrar",
  loadMore: "Ver más",
  loadMoreFailed: "No se pudo cargar la página siguiente.",
  end: "Eso es todo.",
  notFoundTitle: "Esta página no existe",
  notFoundText: "Puede que el enlace sea antiguo o esté mal escrito.",
  toHome: "Ir al inicio",
  copy: "Copiar",
  copied: "Copiado",
  show: "Mostrar contraseña",
  hide: "Ocultar contraseña",
  fewer: "Menos",
  more: "Más",
  quantity: "Cantidad",
  picture: "Imagen {{number}} de {{total}}",
  rating: "{{value}} de 5\u00a0estrellas",
  undo: "Deshacer",
  earlierPrice: "Precio anterior",
};

import type { Source, Translation } from "../types";

export const ui: Translation<Source["ui"]> = {
  back: "Voltar",
  close: "Fechar",
  loadMore: "Ver mais",
  loadMoreFailed: "Não foi possível carregar a próxima página.",
  end: "Isso é tudo.",
  notFoundTitle: "Esta página não existe",
  notFoundText: "O endereço pode ser antigo ou ter um erro de digitação.",
  toHome: "Ir para o início",
  copy: "Copiar",
  copied: "Copiado",
  show: "Mostrar senha",
  hide: "Ocultar senha",
  fewer: "Diminuir",
  more: "Aumentar",
  quantity: "Quantidade",
  picture: "Imagem {{number}} de {{total}}",
  rating: "{{value}} de 5\u00a0estrelas",
  undo: "Desfazer",
  earlierPrice: "Preço anterior",
};

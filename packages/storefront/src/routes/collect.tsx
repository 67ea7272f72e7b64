export { FavouritesScreen as Screen } from "../features/favourites/favourites-screen";

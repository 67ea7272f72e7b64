export { AddressScreen as Screen } from "../features/addresses/address-screen";

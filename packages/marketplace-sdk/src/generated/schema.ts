// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
export interface paths {
    "/api/aera/addEdit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change an address
         * @description Without `id` an address is added, with it that address is replaced. Never retried by itself: a lost answer could add the address twice.
         */
        post: operations["aera.addEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aera/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an address
         * @description Deletes one of the user's addresses.
         */
        post: operations["aera.del"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aera/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List addresses
         * @description The user's addresses, the default one first.
         */
        post: operations["aera.index"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aera/readArea": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List areas
         * @description Countries without `pid`, else the areas under it. An empty list means the area has no parts, or is not open yet.
         */
        post: operations["aera.readArea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Article/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles of categories
         * @description Articles of the categories in `ids`; all articles without it.
         */
        get: operations["article.category"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Article/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an article
         * @description One article. `content` is HTML to sanitise.
         */
        get: operations["article.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ems/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send an e-mail code
         * @description Sends a code of 4 digits that is valid for 120 seconds. Stock servers allow one a minute for an address and five an hour for an IP, and drop the code after about ten wrong tries. Although it is a GET it has an effect and is never retried. Stock servers read POST only: a client may offer that as an option; the parameters are then body fields.
         */
        get: operations["ems.send"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read home and site data
         * @description Site settings, the footer and the sections of the home page. A stock server sends null: start without any of it.
         */
        post: operations["index.index"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/pro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List products
         * @description Products by category, store or flag. A parent category includes its children.
         */
        post: operations["index.pro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/pro_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a product
         * @description The product with its variants, its store and the latest reviews. `content` is HTML to sanitise.
         */
        post: operations["index.proInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/search_pro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search products
         * @description Products whose title or description matches. With `shop_id` only that store's.
         */
        post: operations["index.searchPro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/search_shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search stores
         * @description Stores whose name or description matches.
         */
        post: operations["index.searchShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/shop_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a store
         * @description The store with its figures. With a token `is_follow` is the user's own.
         */
        post: operations["index.shopInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description One picture as multipart form. Stock servers take up to 10 MB, check that the content is a picture, and refuse php, html, svg and pdf with HTTP 200 and code 0. With `category=kyc` the file is stored privately and `url` is an opaque id.
         */
        post: operations["index.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the merchant application
         * @description `data` is the application with the state of its review. **Code 0 with `data` null is no failure here**: the user has not applied yet.
         */
        get: operations["merchant.index"];
        put?: never;
        /**
         * Read the merchant application (POST)
         * @description `data` is the application with the state of its review. **Code 0 with `data` null is no failure here**: the user has not applied yet. The same as the GET, for servers that route only POST.
         */
        post: operations["merchant.indexPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/reg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply as a merchant
         * @description Submits the application for review (stated 2 to 48 hours). Upload the pictures first with index.upload and send what it returned. A rejected application is corrected with its `id` and only the refused fields.
         */
        post: operations["merchant.reg"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the login password
         * @description Revokes the current token: sign in again afterwards. The repeated new password is compared in the client and not sent.
         */
        post: operations["user.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow or unfollow a store
         * @description Turns following on or off. **By itself this is a toggle**: a server that ignores `follow` flips the state on every call, so it is never retried. Send the wished state in `follow` and believe `followed` in the answer.
         */
        post: operations["user.followers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/followers_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List followed stores
         * @description The stores the user follows, latest first.
         */
        post: operations["user.followersList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the account
         * @description The signed-in user with the balance in `money`. A stock server sends only `welcome`: treat every key as optional and a missing `money` as `"0"`.
         */
        post: operations["user.index"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session and returns its token. A refusal (wrong password, unknown account) belongs to the caller: show it beside the form. Never sent twice by itself.
         */
        post: operations["user.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/loginsocial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a social account
         * @description Exchanges a code from an identity provider for a session. A refusal belongs to the caller. Never sent twice by itself: the code works once.
         */
        post: operations["user.loginSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token that was sent. 401 means it had already ended: count it as done.
         */
        post: operations["user.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description Saves the fields below. **An omitted `avatar` or `bio` is cleared**: send both again with their present values.
         */
        post: operations["user.profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recharge_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recharges
         * @description The user's top-ups, newest first.
         */
        get: operations["user.rechargeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Creates an account and signs in at once. The repeated password is compared in the client and not sent. A refusal (name taken, wrong code) belongs to the caller.
         */
        post: operations["user.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A shipping address. */
        Address: {
            /** @description Street, house number and what else the carrier needs. */
            address: string;
            city?: string;
            country: string;
            createtime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            is_default?: components["schemas"]["Bool"];
            /** @example +00 555 0100 */
            mobile: string;
            /**
             * @description Recipient.
             * @example Mira Example
             */
            name: string;
            province?: string;
            updatetime?: components["schemas"]["UnixTime"];
            zip?: string;
        };
        /** @description Without `id` a new address is added; with it that address is replaced. */
        AddressInput: {
            address: string;
            city?: string;
            country: string;
            id?: components["schemas"]["Id"];
            /** @description 1 makes it the default address and takes the mark from the others. */
            is_default?: components["schemas"]["Bool"];
            mobile: string;
            /** @description Recipient. */
            name: string;
            province?: string;
            zip?: string;
        };
        /** @description A country, province or city. */
        Area: {
            id: components["schemas"]["Id"];
            /** @description 1 country, 2 province, 3 city. */
            level?: number;
            name: string;
            /** @description Parent area, 0 for a country. */
            pid?: components["schemas"]["Id"];
        };
        /** @description An article with its text. */
        Article: components["schemas"]["ArticleSummary"] & {
            content: components["schemas"]["Html"];
            updatetime?: components["schemas"]["UnixTime"];
        };
        /** @description A row of an article list. */
        ArticleSummary: {
            category_id?: components["schemas"]["Id"];
            createtime?: components["schemas"]["UnixTime"];
            description?: string;
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            /** @example How shipping works */
            title: string;
        };
        Banner: {
            id?: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            /** @description Text over the picture, also its alternative text. */
            title?: string;
            /**
             * @description Path inside the storefront or an https address.
             * @example /goods?id=1003
             */
            url?: string;
        };
        /** @description Truth value. PHP servers send 0 and 1, others true and false. */
        Bool: boolean | (0 | 1);
        /** @description A product category. Lists are flat with `pid`, or nested under `childlist`. */
        Category: {
            childlist?: components["schemas"]["Category"][];
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            /** @example Kitchen */
            name: string;
            /** @description Parent category, 0 at the top. */
            pid?: components["schemas"]["Id"];
        };
        /** @description A published review of a received order line. */
        Comment: {
            avatar?: components["schemas"]["Url"];
            content: string;
            createtime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            images?: components["schemas"]["Images"];
            /**
             * @description good is 4–5 stars, mid 3, negative 1–2.
             * @example good
             */
            level?: string;
            pro_id?: components["schemas"]["Id"];
            /** @description The store's answer, empty without one. */
            reply?: string;
            /** @description The variant that was bought. */
            spec?: string;
            star: number;
            /** @example m***a */
            username_masked?: string;
        };
        /** @description Reviews behind each filter. */
        CommentCounts: {
            all: number;
            good: number;
            /** @description Reviews with pictures. */
            image: number;
            mid: number;
            negative: number;
        };
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            /**
             * @description Digits after the decimal point.
             * @example 2
             */
            scale?: number;
            /** @example USDT */
            symbol?: string;
        };
        /**
         * @description Currency of the amounts beside it, such as `USDT`.
         * @example USDT
         */
        CurrencyCode: string;
        /** @description What every answer carries. */
        Envelope: {
            /** @description 1 is success. See the table in the introduction. */
            code: number;
            /** @description Localised sentence for people; may be empty. Never branch on it. */
            msg: string;
            /** @description Server time in Unix seconds; a string from controllers, an integer from the exception handler. */
            time?: string | number;
        };
        /** @description The server refused. `msg` says why, for people. */
        Failure: components["schemas"]["Envelope"] & {
            /** @description Any code but 1. */
            code?: number;
            data?: components["schemas"]["FailureData"];
        };
        /** @description Usually null, sometimes a text; an object where the server names its refusals. */
        FailureData: components["schemas"]["NamedRefusal"] | (string | number | boolean | null) | unknown[];
        /**
         * @description What index.upload returned as `url`; an opaque `kyc:…` id for identity documents, never a public address.
         * @example kyc:4f9c2a17
         */
        FileId: string;
        Followed: {
            /** @description Whether the user follows the store now. */
            followed: boolean;
        };
        /** @description A footer group or link. A link's id is the article id of /page/{ids}. */
        FooterItem: {
            id: components["schemas"]["Id"];
            /** @example Shipping */
            name: string;
            /** @description Parent item, 0 for a group. */
            pid: components["schemas"]["Id"];
            /** @description Higher stands first. */
            weigh?: number;
        };
        /** @description HTML from the operator. Sanitise before it reaches a page. */
        Html: string;
        /**
         * Format: int64
         * @description Integer id. Servers with string-typed storage send digit strings, and ids above 2^53 - 1 need one: compare ids as strings.
         * @example 1003
         */
        Id: number | string;
        /**
         * @description Picture addresses as an array, or as one comma-separated string.
         * @example [
         *       "/uploads/products/1003-front.svg",
         *       "/uploads/products/1003-detail.svg"
         *     ]
         */
        Images: components["schemas"]["Url"][] | string;
        /** @description A shop registration and its review. The document number comes masked; the documents themselves are not public. */
        MerchantApplication: {
            contract_version?: string;
            createtime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            image_back?: components["schemas"]["FileId"];
            image_front?: components["schemas"]["FileId"];
            image_hold?: components["schemas"]["FileId"];
            invite_code?: string;
            logo?: components["schemas"]["Url"];
            name?: string;
            /** @example X*****421 */
            number_masked?: string;
            /** @description What was refused. Send only these fields again, with the application's `id`. */
            reasons?: components["schemas"]["ReviewReason"][];
            /** @description When the review should be done at the latest (48 hours after submission). */
            review_due_at?: components["schemas"]["UnixTime"];
            /** @description The shop that an approved application opened. */
            shop_id?: components["schemas"]["Id"];
            shopname?: string;
            sign?: components["schemas"]["FileId"];
            sign_date?: components["schemas"]["SignDate"];
            /**
             * @description `submitted` and `reviewing` wait for a decision, `approved` opens the shop centre, `rejected` names its reasons. Treat unknown values as under review.
             * @example reviewing
             */
            status: string;
            updatetime?: components["schemas"]["UnixTime"];
        };
        /** @description Answer to a rejected application with only the refused fields. */
        MerchantCorrection: components["schemas"]["MerchantFields"] & {
            /** @description The rejected application. */
            id: components["schemas"]["Id"];
        };
        /** @description The server refused. Code 0 is no refusal here. */
        MerchantFailure: components["schemas"]["Envelope"] & {
            code?: number;
            data?: components["schemas"]["FailureData"];
        };
        MerchantFields: {
            /** @description Acceptance of the agreement. */
            agree?: components["schemas"]["Bool"];
            /** @description The version of the contract text that was signed. */
            contract_version?: string;
            image_back?: components["schemas"]["FileId"];
            image_front?: components["schemas"]["FileId"];
            image_hold?: components["schemas"]["FileId"];
            invite_code?: string;
            logo?: components["schemas"]["FileId"];
            /** @description Real name. */
            name?: string;
            /** @description Document or passport number. Stored masked; never logged. */
            number?: string;
            /** @description Store name. */
            shopname?: string;
            /** @description Signature picture. */
            sign?: components["schemas"]["FileId"];
            sign_date?: components["schemas"]["SignDate"];
        };
        /** @description First application. */
        MerchantRegistration: WithRequired<components["schemas"]["MerchantFields"], "logo" | "shopname" | "name" | "number" | "image_front" | "image_back" | "image_hold" | "agree" | "sign" | "sign_date">;
        /**
         * @description Decimal string in the currency of its row, never a float. Show it with the currency's scale; calculate with decimals, not with binary floating point.
         * @example 1234.50
         */
        Money: string;
        /** @description A refusal by name, as all provisional operations answer it. Branch on `error`, show `msg`. Details stand beside it, such as `total`, `left` or `until`; the operation's examples show which. Treat a name you don't know as a plain refusal. */
        NamedRefusal: {
            /**
             * @description Stable name in snake_case; the operation's `x-errors` lists its own.
             * @example price_changed
             */
            error?: string;
            /**
             * @description The request field that was refused, with dots and indexes into nested ones.
             * @example comments.0.content
             */
            field?: string;
        };
        /** @description The user has not applied yet. Code 0 is accepted here and nowhere else. */
        NoApplication: components["schemas"]["Envelope"] & {
            /** @constant */
            code: 0;
            data: null;
        };
        /** @description ThinkPHP paginator. Past the end `current_page` is clamped to `last_page` and `data` is empty. */
        Page: {
            current_page: number;
            last_page: number;
            /** @description Rows in a full page; the `limit` the server used. */
            per_page: number;
            /** @description Rows in all pages. */
            total: number;
        };
        /**
         * @description Rows a page. Servers cap it; read `per_page` for what they used.
         * @default 10
         */
        PageLimit: number;
        /**
         * @description Page to read, from 1.
         * @default 1
         */
        PageNumber: number;
        /** @description A row of a product list. Figures (sales, rate, stock) are measured by the server, never written by a client. */
        Product: {
            category_id?: components["schemas"]["Id"];
            comment_count?: number;
            createtime?: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Lists the product stands in, such as `hot`, `recommend`, `month`, `daily`. */
            flags?: string[];
            /** @description Freight per order; `"0"` or `"0.00"` is free shipping. */
            freight_price?: components["schemas"]["Money"];
            /** @description Share of positive reviews in percent, null without reviews. */
            good_rate?: number | null;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            images?: components["schemas"]["Images"];
            /** @description Whether the signed-in user keeps it as a favourite on the server; 0 for visitors. */
            is_favorite?: components["schemas"]["Bool"];
            /** @description Earlier or list price; show it only when it is above `price`. */
            market_price?: components["schemas"]["Money"];
            price: components["schemas"]["Money"];
            /** @description Pieces sold. */
            sales?: number;
            /**
             * @description Ships within this many hours after the order.
             * @example 24
             */
            ship_hours?: number;
            shop_id: components["schemas"]["Id"];
            /** @example Example Harbour Trading */
            shopname: string;
            /** @description Pieces left over all variants. */
            stock?: number;
            /**
             * @description Fraction of the item amount as a decimal string; `"0.08"` is 8 %.
             * @example 0.08
             */
            tax_rate?: string;
            /** @example Enamelled steel kettle 2.5 l */
            title: string;
        };
        /** @description A product with everything its page shows. */
        ProductDetail: components["schemas"]["Product"] & {
            comment_counts?: components["schemas"]["CommentCounts"];
            /** @description The latest few reviews. */
            comments?: components["schemas"]["Comment"][];
            content?: components["schemas"]["Html"];
            /** @description One or two sentences of plain text. */
            description?: string;
            shop?: components["schemas"]["Shop"];
            /** @description The combinations that exist. One that is missing here cannot be ordered. */
            skus?: components["schemas"]["Sku"][];
            /** @description Choices in the order a buyer makes them; empty for a product without variants. */
            specs?: components["schemas"]["Spec"][];
        };
        ProductPage: components["schemas"]["Page"] & {
            data: components["schemas"]["Product"][];
        };
        /** @description One top-up. What is credited is the amount that arrived, not the amount that was typed. `created` waits for the transfer until `expires_at`; recharge.submit makes it `submitted`; the chain or a reviewer makes it `confirming`, then `credited` or `rejected` with a `reason`. Rejected and expired ones take a new proof while `proofs_left` is above 0. A credited one never changes again. */
        Recharge: {
            /**
             * @description Where to send the coins. Valid for this recharge and this network alone.
             * @example TExample9ZcW4uQn2hVr7sKpB1mYd5fJgLx
             */
            address?: string;
            /** @description Declared amount in `coin`. */
            amount: components["schemas"]["Money"];
            /** @description What arrived, in `coin`. */
            amount_received?: components["schemas"]["Money"];
            coin?: components["schemas"]["CurrencyCode"];
            confirmations?: number;
            confirmations_required?: number;
            createtime?: components["schemas"]["UnixTime"];
            /** @description What was added to the balance, in `currency`. */
            credit_money?: components["schemas"]["Money"];
            /** @description Currency of the balance. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description The address is watched until then. A later transfer is credited as well, after a proof. */
            expires_at?: components["schemas"]["UnixTime"];
            /** @description The transaction at a public explorer of the network, empty without one. */
            explorer_url?: string;
            id: components["schemas"]["Id"];
            /** @description Picture of the transfer as it was sent; merchant.file reads an opaque `kyc:…` id. */
            image?: components["schemas"]["Url"];
            /** @description To be sent along where the network needs one, else empty. */
            memo?: string;
            /** @example TRC20 */
            network?: string;
            /**
             * @description The network's full name; show it beside the address.
             * @example Tron (TRC20)
             */
            network_name?: string;
            /** @example R202611200001 */
            order_no?: string;
            /** @description How many proofs may still be sent; three in all. */
            proofs_left?: number;
            /** @description Text of the QR code, the bare address, which every wallet reads. */
            qr?: string;
            /** @description Balance units for one unit of `coin`. */
            rate?: components["schemas"]["Money"];
            /** @description Why it was rejected. */
            reason?: string;
            /**
             * @description Treat unknown values as still in work.
             * @example credited
             */
            status: string;
            /** @description Transaction id, lower case; used by one recharge of a network at most. */
            txid?: string;
            updatetime?: components["schemas"]["UnixTime"];
            /** @description Payment link with address and amount where the coin has a standard for it (BIP 321, ERC-681), else empty. */
            uri?: string;
            /** @description Sentences to show before the address, such as that a transfer cannot be reversed. */
            warnings?: string[];
        };
        RechargePage: components["schemas"]["Page"] & {
            data: components["schemas"]["Recharge"][];
        };
        /** @description One refused field. */
        ReviewReason: {
            /** @example image_blurred */
            error?: string;
            /** @example image_back */
            field: string;
            /** @description Sentence for the applicant. */
            note?: string;
        };
        /** @description A store. All figures are computed from orders by the server, never written by a client. */
        Shop: {
            avatar?: components["schemas"]["Url"];
            city?: string;
            createtime?: components["schemas"]["UnixTime"];
            /**
             * @description Credit score, up to 5 with decimals.
             * @example 4.8
             */
            credit_score?: number | string;
            currency?: components["schemas"]["CurrencyCode"];
            description?: string;
            follow_count?: number;
            id: components["schemas"]["Id"];
            /** @description Whether the signed-in user follows the store; 0 for visitors. */
            is_follow?: components["schemas"]["Bool"];
            logo?: components["schemas"]["Url"];
            /** @description Products on sale. */
            pro_count?: number;
            /** @description Reputation points. */
            reputation?: number;
            /** @description Pieces sold. */
            sell_count?: number;
            /** @example Example Harbour Trading */
            shopname: string;
            /**
             * @description Treat unknown values as closed.
             * @example open
             */
            status?: string;
            /** @description Transaction amount since the store opened. */
            trade_amount?: components["schemas"]["Money"];
        };
        ShopPage: components["schemas"]["Page"] & {
            data: components["schemas"]["Shop"][];
        };
        /**
         * Format: date
         * @description Day of the signature, YYYY-MM-DD.
         * @example 2026-11-20
         */
        SignDate: string;
        /** @description The session that was opened. */
        SignedIn: {
            userinfo: components["schemas"]["UserInfo"];
        };
        /** @description Home and site data. Stock servers send null or only some of it: every key is optional and a client starts without any. */
        Site: {
            banners?: components["schemas"]["Banner"][];
            categories?: components["schemas"]["Category"][];
            currency?: components["schemas"]["Currency"];
            /** @description Daily updates. */
            daily?: components["schemas"]["Product"][];
            /** @description Flat list of footer groups (`pid` 0) and their links; build the tree with `id` and `pid`. */
            footer_news?: components["schemas"]["FooterItem"][];
            /** @description Hot-selling products. */
            hot?: components["schemas"]["Product"][];
            /** @description Best sellers of the month. */
            month?: components["schemas"]["Product"][];
            /** @description Partner marks the operator may show; empty by default. */
            partner_logos?: components["schemas"]["VerifiedLogo"][];
            /** @description Payment marks the operator may show; empty by default. */
            pay_logos?: components["schemas"]["VerifiedLogo"][];
            /** @description Recommended products. */
            recommend?: components["schemas"]["Product"][];
            /**
             * @description Support link. Open only https, mailto and tel.
             * @example mailto:support@market.example
             */
            service_url?: string;
            /** @description Recommended stores. */
            shops?: components["schemas"]["Shop"][];
            /**
             * @description Page title; clients fall back to `welcome`.
             * @example Example Market
             */
            web_name?: string;
        };
        /** @description One orderable combination. */
        Sku: {
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            price: components["schemas"]["Money"];
            /**
             * @description One value per entry of `specs`, in the same order.
             * @example [
             *       "Sage"
             *     ]
             */
            spec: string[];
            stock: number;
        };
        /**
         * @description Direction of `sort`.
         * @enum {string}
         */
        SortOrder: "asc" | "desc";
        /** @description One choice, such as size or colour. */
        Spec: {
            /**
             * @example [
             *       "Cream",
             *       "Sage"
             *     ]
             */
            items: string[];
            /** @example Colour */
            name: string;
        };
        /** @description Sign in first. Nothing tells a missing token from an expired one. */
        Unauthorized: components["schemas"]["Envelope"] & {
            /** @constant */
            code: 401;
            data?: components["schemas"]["FailureData"];
        };
        /**
         * Format: int64
         * @description Seconds since 1970-01-01T00:00:00Z.
         * @example 1795175706
         */
        UnixTime: number;
        /** @description The stored picture. Read `fullurl`, then `full_url`, then `url`. */
        Upload: {
            /** @description The same under the name some plug-ins use. */
            full_url?: string;
            /** @description Absolute address; empty for identity documents. */
            fullurl?: string;
            /**
             * @description Site-relative path, or an opaque `kyc:…` id.
             * @example /uploads/20261120/8f14e45f.jpg
             */
            url: string;
        };
        /**
         * @description Site-relative path (`/uploads/…`), absolute URL, or `data:image/…` text. Prefix the API host or a CDN to relative paths.
         * @example /uploads/products/1003-front.svg
         */
        Url: string;
        /** @description The account. Stock servers send little of it; every key is optional, `money` then counts as `"0"`. */
        User: {
            avatar?: components["schemas"]["Url"];
            bio?: string;
            createtime?: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            email?: string;
            has_fund_password?: components["schemas"]["Bool"];
            /** @description Held for open withdrawals. */
            hold_money?: components["schemas"]["Money"];
            id?: components["schemas"]["Id"];
            invite_code?: string;
            is_merchant?: components["schemas"]["Bool"];
            mobile?: string;
            /** @description Balance the user may spend. */
            money?: components["schemas"]["Money"];
            nickname?: string;
            username?: string;
            /** @description Greeting of stock servers. */
            welcome?: string;
        };
        /** @description The signed-in user as login and registration return it. Only `id` and `token` are certain; other keys are kept. */
        UserInfo: {
            avatar?: components["schemas"]["Url"];
            /** @description When the token was made, not the account. */
            createtime?: components["schemas"]["UnixTime"];
            /** @description Seconds the token is still valid. */
            expires_in?: number;
            /** @description When the token ends. */
            expiretime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            /** @description May be empty. */
            mobile?: string;
            nickname?: string;
            score?: number;
            /**
             * @description Send it in the `token` header. Valid for 30 days on stock servers; several may be valid at once.
             * @example 6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13
             */
            token: string;
            user_id?: components["schemas"]["Id"];
            username?: string;
        };
        /** @description A third-party mark with the note of who verified that it may be shown. */
        VerifiedLogo: {
            alt: string;
            image: components["schemas"]["Url"];
            verified_by: string;
        };
    };
    responses: {
        /** @description Not found, or not yours. Unknown paths may answer HTML. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 404;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
        /** @description The server failed. The body may be HTML instead. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 500;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
        /** @description Slow down. Wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait, or an HTTP date. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 429;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
        /** @description A field is missing or malformed: `data` is `{"error": "invalid", "field": "…"}` where the server names its refusals. Or the `Idempotency-Key` was used for another body (`error` is `idempotency_mismatch`): make a new key for a new intention. Stock servers answer HTTP 200 with code 0 instead. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 422;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Address = components['schemas']['Address'];
export type AddressInput = components['schemas']['AddressInput'];
export type Area = components['schemas']['Area'];
export type Article = components['schemas']['Article'];
export type ArticleSummary = components['schemas']['ArticleSummary'];
export type Banner = components['schemas']['Banner'];
export type Bool = components['schemas']['Bool'];
export type Category = components['schemas']['Category'];
export type Comment = components['schemas']['Comment'];
export type CommentCounts = components['schemas']['CommentCounts'];
export type Currency = components['schemas']['Currency'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type Envelope = components['schemas']['Envelope'];
export type Failure = components['schemas']['Failure'];
export type FailureData = components['schemas']['FailureData'];
export type FileId = components['schemas']['FileId'];
export type Followed = components['schemas']['Followed'];
export type FooterItem = components['schemas']['FooterItem'];
export type Html = components['schemas']['Html'];
export type Id = components['schemas']['Id'];
export type Images = components['schemas']['Images'];
export type MerchantApplication = components['schemas']['MerchantApplication'];
export type MerchantCorrection = components['schemas']['MerchantCorrection'];
export type MerchantFailure = components['schemas']['MerchantFailure'];
export type MerchantFields = components['schemas']['MerchantFields'];
export type MerchantRegistration = components['schemas']['MerchantRegistration'];
export type Money = components['schemas']['Money'];
export type NamedRefusal = components['schemas']['NamedRefusal'];
export type NoApplication = components['schemas']['NoApplication'];
export type Page = components['schemas']['Page'];
export type PageLimit = components['schemas']['PageLimit'];
export type PageNumber = components['schemas']['PageNumber'];
export type Product = components['schemas']['Product'];
export type ProductDetail = components['schemas']['ProductDetail'];
export type ProductPage = components['schemas']['ProductPage'];
export type Recharge = components['schemas']['Recharge'];
export type RechargePage = components['schemas']['RechargePage'];
export type ReviewReason = components['schemas']['ReviewReason'];
export type Shop = components['schemas']['Shop'];
export type ShopPage = components['schemas']['ShopPage'];
export type SignDate = components['schemas']['SignDate'];
export type SignedIn = components['schemas']['SignedIn'];
export type Site = components['schemas']['Site'];
export type Sku = components['schemas']['Sku'];
export type SortOrder = components['schemas']['SortOrder'];
export type Spec = components['schemas']['Spec'];
export type Unauthorized = components['schemas']['Unauthorized'];
export type UnixTime = components['schemas']['UnixTime'];
export type Upload = components['schemas']['Upload'];
export type Url = components['schemas']['Url'];
export type User = components['schemas']['User'];
export type UserInfo = components['schemas']['UserInfo'];
export type VerifiedLogo = components['schemas']['VerifiedLogo'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type $defs = Record<string, never>;
export interface operations {
    "aera.addEdit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Address"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "aera.del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "aera.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Address"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "aera.readArea": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Parent area. */
                    pid?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Area"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "article.category": {
        parameters: {
            query?: {
                /** @description Category ids, comma-separated; the footer's groups are such categories. */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ArticleSummary"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "article.detail": {
        parameters: {
            query: {
                /** @description The article. */
                article_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Article"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "ems.send": {
        parameters: {
            query: {
                /** @description Where the code goes. */
                email: string;
                /** @description What the code is for. */
                event?: "register" | "resetpwd" | "changepwd" | "changeemail" | "fundpwd";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "index.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Site"] | null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "index.pro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description One of the home page's lists.
                     * @enum {string}
                     */
                    flag?: "hot" | "recommend" | "month" | "daily";
                    /** @description 1 shows only products without freight. */
                    free_shipping?: components["schemas"]["Bool"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @description Highest price, inclusive. */
                    max_price?: components["schemas"]["Money"];
                    /** @description Lowest price, inclusive. */
                    min_price?: components["schemas"]["Money"];
                    order?: components["schemas"]["SortOrder"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Category. */
                    pid?: components["schemas"]["Id"];
                    /** @description Store. */
                    shop_id?: components["schemas"]["Id"];
                    /**
                     * @description Order of the rows; `default` is the server's own.
                     * @enum {string}
                     */
                    sort?: "default" | "sales" | "price" | "createtime";
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ProductPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "index.proInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The product. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ProductDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "index.searchPro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 shows only products without freight. */
                    free_shipping?: components["schemas"]["Bool"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @description Highest price, inclusive. */
                    max_price?: components["schemas"]["Money"];
                    /** @description Lowest price, inclusive. */
                    min_price?: components["schemas"]["Money"];
                    order?: components["schemas"]["SortOrder"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description What the user typed. */
                    search: string;
                    /** @description Search in this store only. */
                    shop_id?: components["schemas"]["Id"];
                    /**
                     * @description Order of the rows; `default` is the server's own.
                     * @enum {string}
                     */
                    sort?: "default" | "sales" | "price" | "createtime";
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ProductPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "index.searchShop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    order?: components["schemas"]["SortOrder"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description What the user typed. */
                    search: string;
                    /** @description Order of the rows; `default` is the server's own. */
                    sort?: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ShopPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "index.shopInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The store. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Shop"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "index.upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description `kyc` for identity documents. */
                    category?: string;
                    /**
                     * Format: binary
                     * @description The picture.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Upload"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantApplication"];
                    }) | components["schemas"]["NoApplication"] | components["schemas"]["MerchantFailure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.indexPost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantApplication"];
                    }) | components["schemas"]["NoApplication"] | components["schemas"]["MerchantFailure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.reg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantRegistration"] | components["schemas"]["MerchantCorrection"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantApplication"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description 6 to 30 characters without spaces on stock servers.
                     */
                    newpassword: string;
                    /**
                     * Format: password
                     * @description Present password.
                     */
                    oldpassword: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Wished state, 1 to follow. */
                    follow?: components["schemas"]["Bool"];
                    /** @description The store. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Followed"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.followersList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ShopPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["User"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Username or e-mail address. Stock servers refuse a field named `email` or `username`. */
                    account: string;
                    /**
                     * Format: password
                     * @description Sent as typed; never trim it.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SignedIn"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.loginSocial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Authorisation code of the provider. */
                    code: string;
                    /** @description Name the operator gave the provider. */
                    platform: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SignedIn"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What index.upload returned, or the present value. */
                    avatar?: string;
                    bio?: string;
                    nickname?: string;
                    username?: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.rechargeList": {
        parameters: {
            query?: {
                /** @description Rows a page. */
                limit?: components["schemas"]["PageLimit"];
                /** @description Page to read, from 1. */
                page?: components["schemas"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["RechargePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail code from ems.send with event `register`. */
                    code?: string;
                    /** Format: email */
                    email?: string;
                    /** @description Invitation code. */
                    invite_code?: string;
                    mobile?: string;
                    /**
                     * Format: password
                     * @description 6 to 30 characters without spaces on stock servers.
                     */
                    password: string;
                    username: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SignedIn"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};

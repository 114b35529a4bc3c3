/** Types of the contract. Generated from openapi/, never edited: run `pnpm generate`. */

export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Key of a board file: 12 characters of digits and letters without look-alikes.
         * @example k7Qm3XpT9wRb
         */
        FileKey: string;
        /**
         * @description 0: the call succeeded.
         * @enum {integer}
         */
        SuccessCode: 0;
        /** @description Empty on success. */
        SuccessMessage: string;
        /** @description One rendition of an image. */
        ImageSource: {
            /** @description Width, in pixels. */
            width: number;
            /** @description Address of this rendition. */
            url: string;
        };
        /** @description An image in several widths, with what is needed to reserve its place before it loads. */
        CoverImage: {
            /**
             * @description Address of the widest rendition. Always the same picture; needs no token.
             * @example /api/web/v2/upload/cmt/k7Qm3XpT9wRb/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08?width=1080
             */
            url: string;
            /** @description Width of the widest rendition, in pixels. */
            width: number;
            /** @description Height of the widest rendition, in pixels. */
            height: number;
            /** @description A tiny blurred WebP as a `data:` URI, shown until the image is there. Empty when there is none. */
            placeholder: string;
            /** @description The renditions, narrowest first, for `srcset`. */
            sources: components["schemas"]["ImageSource"][];
        };
        /**
         * @description What a board mainly is.
         * @enum {string}
         */
        BoardKind: "board" | "mindmap";
        /**
         * @description Language tag of the interface or of a work.
         * @enum {string}
         */
        Language: "zh-CN" | "en-US" | "ja-JP" | "ko-KR" | "es-ES";
        /**
         * Format: date-time
         * @description Moment in ISO 8601, UTC.
         * @example 2026-03-14T09:26:53.000Z
         */
        Timestamp: string;
        /**
         * @description Kind of a tag. 1 scene, 2 custom, 3 role, 4 industry, 5 common; chart types are the subtree `chart` of 5.
         * @enum {integer}
         */
        TagType: 1 | 2 | 3 | 4 | 5;
        /** @description A tag beside a work. */
        TagRef: {
            /** @description Id of the tag. */
            id: number;
            /** @description Name in the language of the request; custom tags as they were written. */
            name: string;
            ttype: components["schemas"]["TagType"];
        };
        /**
         * @description How a work is offered. 1 free, 2 free for members, 3 must be paid.
         * @enum {integer}
         */
        FileFeeType: 1 | 2 | 3;
        /**
         * @description Id of a user: 12 characters of digits and letters without look-alikes.
         * @example a4HnVtYc8wLd
         */
        UserId: string;
        /** @description The public face of a user beside a work. */
        Person: {
            user_id: components["schemas"]["UserId"];
            /** @description Name shown to others. */
            nick_name: string;
            /** @description Address of the avatar; null when the user has none. */
            avatar_url: string | null;
        };
        /** @description The owner of a work. */
        FileOwner: components["schemas"]["Person"] & {
            /** @description Name in the address of the owner's profile page; null when there is no public profile. */
            profile_name: string | null;
            /** @description Whether the owner has deleted the account; `nick_name` then says so in the language of the request. */
            deleted?: boolean;
        };
        /** @description What every shape of a work in the community carries. */
        WorkSummary: {
            file_key: components["schemas"]["FileKey"];
            /** @description Title of the work. */
            name: string;
            /** @description Address of the cover, 1080 pixels wide. */
            cover: string;
            /** @description Address of the cover, 360 pixels wide. */
            thumbnail: string;
            cover_image: components["schemas"]["CoverImage"];
            kind: components["schemas"]["BoardKind"];
            language: components["schemas"]["Language"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description How many users keep the work in their collections. */
            collect_num: number;
            /** @description How many copies were made. */
            copy_num: number;
            /** @description How many views were counted: one per viewer and hour. */
            view_num: number;
            /** @description How many users like the work. */
            praise_num: number;
            /** @description How many copies were opened in the editor at least once. */
            use_num: number;
            /** @description Tags of the work. */
            tag_list: components["schemas"]["TagRef"][];
            /** @description Whether the work is in the hot list now. */
            is_hot: boolean;
            /** @description Whether the editors selected the work. */
            is_selected_work: boolean;
            fee_type: components["schemas"]["FileFeeType"];
            /** @description Price in thousandths of a yuan (1000 = 1 yuan); 0 unless the work must be paid. */
            unit_price: number;
            owner: components["schemas"]["FileOwner"];
        };
        /**
         * @description SHA-256 of the content, 64 lower-case hexadecimal digits.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        Sha256: string;
        /**
         * @description Membership. 0 none, 1 ordinary, 2 lifetime.
         * @enum {integer}
         */
        MemberType: 0 | 1 | 2;
        /**
         * @description Value of a mark. 0 off, 1 on.
         * @enum {integer}
         */
        BadgeFlag: 0 | 1;
        /** @description Profile of somebody behind a work. */
        FileProfile: {
            /** @description Key of the profile. */
            profile_key: string;
            /** @description Name in the address of the profile page. */
            name: string;
            member: components["schemas"]["MemberType"];
            influencer: components["schemas"]["BadgeFlag"];
            expert: components["schemas"]["BadgeFlag"];
        };
        /** @description A topic beside a work. */
        TopicRef: {
            /** @description Id of the topic. */
            id: number;
            /** @description Title in the language of the request. */
            title: string;
        };
        /**
         * @description State of review. -1 never submitted, 0 not published, 1 in review, 2 passed, 3 not passed.
         * @enum {integer}
         */
        ReviewStatus: -1 | 0 | 1 | 2 | 3;
        /**
         * @description Terms of a work. `cc0` and the `cc_` ones are those of Creative Commons, version 4.0; `site` allows personal and commercial use of copies, and forbids to sell them on as templates.
         * @enum {string}
         */
        Licence: "cc0" | "cc_by" | "cc_by_sa" | "cc_by_nc" | "site";
        /** @description The work that another one was made from. Name, key and owner are absent while that work is not public. */
        WorkOrigin: {
            /** @description Its licence when it was copied. */
            licence: components["schemas"]["Licence"];
            file_key?: components["schemas"]["FileKey"];
            /** @description Its title. */
            name?: string;
            owner?: components["schemas"]["FileOwner"];
        };
        /** @description How the caller stands to a work. */
        AttrStatus: {
            file_key: components["schemas"]["FileKey"];
            /** @description Whether the caller likes the work. */
            praised: boolean;
            /** @description Whether the work is in the caller's collections. */
            collected: boolean;
            /** @description Whether the caller has paid for the work, or a team to which they belong. */
            paid: boolean;
            /** @description Whether the caller owns the work. */
            is_owner: boolean;
            /** @description Whether the caller has copies of earlier versions only, and the public one is newer. */
            updated_since_copy: boolean;
        };
        /**
         * @description Where a cover comes from. `board` is a picture of the board, to be painted again with the next version; `upload` is a picture the owner chose, which the next version keeps.
         * @enum {string}
         */
        CoverSource: "board" | "upload";
        /** @description A published work in full, as its page shows it. */
        CommunityFile: components["schemas"]["WorkSummary"] & {
            /**
             * Format: date-time
             * @description When the work was last published, ISO 8601 UTC; null when it never was.
             */
            pub_time: string | null;
            /** @description What the work is for, as its owner wrote it: plain text with line breaks. */
            description: string;
            object_point: components["schemas"]["Sha256"];
            /** @description Key of the owner's avatar image; null when there is none. */
            avatar_key: string | null;
            /** @description Address of the owner's avatar; null when there is none. */
            avatar_url: string | null;
            /** @description Public profiles of the people behind the work, the owner first. */
            profile_list: components["schemas"]["FileProfile"][];
            /** @description Ids of the topics the work belongs to. */
            special_topic_id_list: number[];
            /** @description The same topics with their titles. */
            topic_list: components["schemas"]["TopicRef"][];
            /** @description Whether the viewer has paid for the work. Always false for an anonymous viewer. */
            isPaid: boolean;
            auditStatus: components["schemas"]["ReviewStatus"];
            licence: components["schemas"]["Licence"];
            /** @description What it was made from. Absent when it is no copy of a work. */
            made_from?: components["schemas"]["WorkOrigin"];
            /** @description How many comments and replies everybody sees. */
            comment_num: number;
            viewer?: components["schemas"]["AttrStatus"];
            /** @description Where the cover comes from. Sent to the owner only, in their own record. */
            cover_source?: components["schemas"]["CoverSource"];
        };
        /** @description A published work in full. */
        CommunityFileAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CommunityFile"];
        };
        /** @description Number of the error, as listed in the registry of errors. */
        ErrorCode: number;
        /**
         * @description Name of the error, as listed in the registry of errors.
         * @enum {string}
         */
        ErrorName: "bad_input" | "not_signed_in" | "token_expired" | "forbidden" | "not_found" | "too_large" | "unsupported_type" | "too_many_requests" | "internal_error" | "unavailable" | "address_too_long" | "headers_too_large" | "request_timeout" | "wrong_credentials" | "account_exists" | "sign_up_closed" | "invitation_needed" | "setup_done" | "wrong_setup_code" | "setting_fixed" | "test_mail_failed" | "payment_keys_not_set" | "test_payment_failed" | "admin_second_step_required" | "second_step_not_required" | "second_step_release_needed" | "session_ended" | "refresh_token_reused" | "wrong_password" | "sign_in_name_needed" | "session_not_found" | "frame_code_invalid" | "export_not_found" | "owns_teams" | "link_used" | "link_expired" | "nothing_to_prove" | "second_step_needed" | "challenge_expired" | "second_step_on" | "second_step_off" | "second_step_not_begun" | "wrong_code" | "passkeys_not_offered" | "passkey_limit_reached" | "passkey_exists" | "passkey_refused" | "passkey_not_found" | "provider_not_found" | "provider_unavailable" | "provider_refused" | "provider_address_needed" | "provider_linked" | "identity_taken" | "not_owner" | "taxonomy_not_allowed" | "already_in_review" | "not_published" | "image_not_accepted" | "image_too_large" | "daily_publish_limit" | "file_not_found" | "cmt_open_file_error" | "payment_required" | "membership_required" | "file_limit_reached" | "idempotency_key_reused" | "prefetch_refused" | "image_not_found" | "collaborator_limit_reached" | "sharing_not_allowed" | "outsourcing_not_allowed" | "admins_only" | "own_submission" | "submission_not_found" | "already_decided" | "review_claimed" | "not_member" | "not_editor" | "team_not_found" | "project_not_found" | "folder_not_found" | "no_storage_location" | "privilege_missing" | "team_exists" | "member_not_found" | "invitation_not_found" | "invitation_expired" | "invitation_revoked" | "invitation_for_other_address" | "invitation_address_unproven" | "invitation_limit_reached" | "personal_team" | "owner_stays" | "team_has_foreign_boards" | "topic_not_found" | "collection_not_found" | "collection_limit_reached" | "collection_full" | "search_record_not_found" | "message_not_found" | "not_addressee" | "user_not_found" | "profile_not_found" | "cannot_follow_self" | "interaction_refused" | "own_account" | "tag_not_found" | "tag_has_children" | "banner_not_found" | "attachment_not_found" | "report_case_not_found" | "case_decided" | "own_work" | "feedback_not_found" | "feedback_changed" | "list_changed" | "work_changed" | "wechat_not_configured" | "last_project" | "folder_too_deep" | "folder_cycle" | "place_full" | "storage_full" | "change_not_found" | "share_link_not_found" | "share_link_ended" | "share_password_required" | "wrong_share_password" | "share_link_limit_reached" | "onboarding_answered" | "visitor_not_found" | "version_not_found" | "version_limit_reached" | "visitor_removed" | "mail_not_found" | "mail_not_repeatable" | "mail_server_not_set" | "super_admins_only" | "insufficient_points" | "plan_without_end" | "already_reported" | "goods_not_found" | "goods_not_sold" | "already_owned" | "own_work_not_sold" | "purchases_not_offered" | "order_not_found" | "order_not_open" | "order_not_refundable" | "goods_exist" | "payment_unavailable" | "insufficient_balance" | "payout_not_found" | "payout_not_open" | "payout_reference_used" | "own_payout" | "payout_claimed" | "payout_not_claimed" | "refund_not_found" | "refund_not_repeatable" | "refund_not_by_hand" | "callback_not_authentic" | "payment_provider_not_found" | "service_token_not_found" | "service_token_limit_reached" | "scope_missing" | "webhook_not_found" | "webhook_limit_reached" | "webhook_delivery_not_found" | "comment_not_found" | "thread_full" | "commenting_not_allowed" | "comment_limit_reached" | "vote_running" | "vote_not_found" | "vote_ended" | "vote_dots_used";
        /**
         * @description Rule a field broke; clients choose their words by it.
         * @enum {string}
         */
        FieldRule: "required" | "min_length" | "max_length" | "min_items" | "max_items" | "digits_only" | "min" | "max" | "duplicate" | "unknown" | "not_allowed" | "type" | "max_bytes" | "max_pixels" | "empty_file" | "reserved_words" | "invalid_characters" | "format" | "too_common";
        /** @description One field of the request that was refused. */
        FieldProblem: {
            /** @description Name of the field as the contract spells it; nested ones joined by dots, list items by their index. */
            field: string;
            rule: components["schemas"]["FieldRule"];
            /** @description The limit the value broke, in the unit of the rule: characters, items, bytes or whole yuan. */
            limit?: number;
            /** @description With `reserved_words`: the words that were found. */
            words?: string[];
            /** @description What is wrong, in English, for developers and logs. */
            msg: string;
        };
        /** @description What was wrong with the input. */
        BadInput: {
            /** @description Every refused field. */
            fields: components["schemas"]["FieldProblem"][];
        };
        /** @description Answer to invalid input (status 400). */
        BadInputFailure: {
            code: components["schemas"]["ErrorCode"];
            error: components["schemas"]["ErrorName"];
            /** @description Short public text in English. Clients show their own text for the code. */
            msg: string;
            data: components["schemas"]["BadInput"];
        };
        /**
         * @description Id of a team, project, folder or submission: a whole number written as text, since it may exceed what a JavaScript number holds.
         * @example 1024
         */
        BigId: string;
        /**
         * @description Kind of a team space. 2 personal, 3 team, 4 work, 5 education.
         * @enum {integer}
         */
        SpaceType: 2 | 3 | 4 | 5;
        /** @description A team of the caller that has other members. */
        OwnedTeam: {
            id: components["schemas"]["BigId"];
            /** @description Name of the team. */
            name: string;
        };
        /**
         * @description Something the caller may do in a team.
         * @enum {string}
         */
        TeamPrivilege: "TeamView" | "TeamEdit" | "TeamInvite" | "TeamInviteManager" | "TeamInviteEditor" | "TeamInviteViewer" | "TeamInviteGuest" | "TeamRemoveMember" | "TeamBuy" | "TeamDelete" | "TeamNetdisk" | "TeamLibrary" | "TeamMoveFile" | "TeamPermission";
        /**
         * @description Where an order stands. `created` no checkout opened yet, `paying` a checkout is open, `paid` what was bought is the buyer's, `refunding` it is taken back and the money is on its way, `refunded` the money is back, `cancelled` called off by the buyer, `expired` not paid in time.
         * @enum {string}
         */
        OrderState: "created" | "paying" | "paid" | "refunding" | "refunded" | "cancelled" | "expired";
        /**
         * @description Where a refund stands. `asked` it is sent to the provider when its time comes, `sent` the provider has taken it on, `failed` the provider cannot make it and the buyer has what they bought, `owed` it was booked as made and the money came back to the operator, `done` the money is with the buyer.
         * @enum {string}
         */
        RefundState: "asked" | "sent" | "failed" | "owed" | "done";
        /** @description What helps to react to the failure. Present with some errors only; see the registry of errors. */
        FailureData: {
            /** @description Seconds after which a repeated call may succeed. */
            retry_after?: number;
            /** @description The limit that was reached, as a count. */
            limit?: number;
            /** @description Name of the field that was refused. */
            field?: string;
            /** @description The rule that the field broke. */
            rule?: string;
            /** @description How much of the limit is in use, as a count. */
            current?: number;
            team_id?: components["schemas"]["BigId"];
            team_type?: components["schemas"]["SpaceType"];
            /** @description How many visitors may work on one file of the team together; 0 means unlimited. */
            edit_visitor_quantity?: number;
            /** @description Id of the thing that exists already. */
            id?: string;
            /** @description Name of the thing that exists already. */
            name?: string;
            /** @description Teams that stand in the way. */
            teams?: components["schemas"]["OwnedTeam"][];
            privilege?: components["schemas"]["TeamPrivilege"];
            state?: components["schemas"]["OrderState"];
            refund_state?: components["schemas"]["RefundState"];
            /** @description Why it is refused: a word that the meaning of the error explains. */
            reason?: string;
            /** @description How many points the caller has, as a count. */
            balance?: number;
            /** @description How many points are missing, as a count. */
            shortfall?: number;
            /** @description Scope that a service token lacks. */
            scope?: string;
            /** @description What finishSignIn takes beside the code. */
            challenge?: string;
            /** @description Whether a passkey can take the place of the code. */
            passkey?: boolean;
            /** @description Seconds for which the challenge is valid. */
            valid?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Any failed call except invalid input. Switch on `code` or `error`, never on `msg`. */
        Failure: {
            code: components["schemas"]["ErrorCode"];
            error: components["schemas"]["ErrorName"];
            /** @description Short public text in English. Clients show their own text for the code. */
            msg: string;
            data?: components["schemas"]["FailureData"];
        };
        /** @description The newest submission of a file with its review. */
        AuditDetail: {
            submission_id: components["schemas"]["BigId"];
            file_key: components["schemas"]["FileKey"];
            /** @description Submitted title. */
            name: string;
            /** @description Submitted description. */
            description: string;
            /** @description Address of the submitted cover, 1080 pixels wide. */
            cover: string;
            /** @description Address of the submitted cover, 360 pixels wide. */
            thumbnail: string;
            cover_image: components["schemas"]["CoverImage"];
            /** @description Where the submitted cover comes from. Sent to the owner only. */
            cover_source?: components["schemas"]["CoverSource"];
            object_point: components["schemas"]["Sha256"];
            fee_type: components["schemas"]["FileFeeType"];
            /** @description Price in thousandths of a yuan (1000 = 1 yuan); 0 unless the work must be paid. */
            unit_price: number;
            /** @description Submitted tags. */
            tag_list: components["schemas"]["TagRef"][];
            /** @description Ids of the submitted topics. */
            special_topic_id_list: number[];
            auditStatus: components["schemas"]["ReviewStatus"];
            /** @description Whether a version of the file is public now. */
            is_public: boolean;
            submitted_at: components["schemas"]["Timestamp"];
            due_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the review was decided, ISO 8601 UTC; null while it is open.
             */
            decided_at: string | null;
            /** @description Why the reviewer refused the submission; null otherwise. */
            reason: string | null;
            licence: components["schemas"]["Licence"];
            /** @description What its owner says is new in this version; empty when nothing. */
            change_note: string;
        };
        /** @description The newest submission of a file with its review. */
        AuditDetailAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["AuditDetail"];
        };
        /** @description One element of a board. The fields beyond these depend on its type; the package `board` defines them. */
        BoardElement: {
            /** @description Id of the element within its board, 1–40 characters. */
            id: string;
            /**
             * @description Kind of the element.
             * @enum {string}
             */
            type: "sticky" | "text" | "shape" | "frame" | "connector" | "topic" | "group" | "drawing" | "picture" | "highlight" | "boundary" | "table" | "icon";
            /** @description Place in the stack, an order key; equal keys are ordered by id. */
            z: string;
            /** @description Plain text of the element with line breaks. Empty when there is none. */
            text: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An immutable snapshot of a board. Answered as it is stored, without the envelope. */
        BoardSnapshot: {
            /**
             * @description Name of the format.
             * @enum {string}
             */
            format: "boardwalk.board";
            /** @description Version of the format. */
            version: number;
            /** @description Elements of the board; the package `board` defines them. */
            elements: components["schemas"]["BoardElement"][];
            /** @description True when this is only a part of the board, for those who may not have all of it; left out otherwise. */
            preview?: boolean;
            /** @description How many elements the whole board has; left out unless this is a preview. */
            element_count?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A version of a work that passed review. */
        PublishedVersion: {
            /** @description How many versions had been handed in with this one; those that did not pass count. */
            version: number;
            published_at: components["schemas"]["Timestamp"];
            /** @description What its owner says is new; empty when nothing. */
            change_note: string;
            /** @description Whether it is the public one. */
            is_current: boolean;
        };
        /**
         * @description Opaque place in a list. `0` is the first page; later values come from `next_cursor` and are passed back unread.
         * @example 0
         */
        Cursor: string;
        /** @description Whether the list continues after this part. */
        HasMore: boolean;
        /** @description Part of the list of a work's published versions. */
        PublishedVersionPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["PublishedVersion"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the list of a work's published versions. */
        PublishedVersionPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PublishedVersionPage"];
        };
        /** @description A published work as lists show it. Carries nothing about the viewer, so that lists can be cached. */
        FileCard: components["schemas"]["WorkSummary"] & {
            pub_time: components["schemas"]["Timestamp"];
        };
        /** @description Part of a list of published works. */
        FileCardPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["FileCard"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of a list of published works. */
        FileCardPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FileCardPage"];
        };
        /** @description The copy that was made, or that the same idempotency key made before. */
        CopiedFile: {
            file_key: components["schemas"]["FileKey"];
            /** @description Name of the copy. */
            name: string;
            source_file_key: components["schemas"]["FileKey"];
            team_id: components["schemas"]["BigId"];
            project_id: components["schemas"]["BigId"];
            folder_id: components["schemas"]["BigId"];
        };
        /** @description The copy. */
        CopiedFileAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CopiedFile"];
        };
        /** @description A yes or no. */
        BooleanAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            /** @description The answer to the question the operation asks. */
            data: boolean;
        };
        /** @description Whether the caller likes a work. Sets a state: saying the same twice changes nothing. */
        PraiseBody: {
            file_key: components["schemas"]["FileKey"];
            /** @description True to like, false to take the like back. */
            praise: boolean;
        };
        /** @description The like as it stands now. */
        PraiseResult: {
            file_key: components["schemas"]["FileKey"];
            /** @description Whether the caller likes the work. */
            praise: boolean;
            /** @description How many users like the work. */
            praise_num: number;
        };
        /** @description The like as it stands now. */
        PraiseResultAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PraiseResult"];
        };
        /** @description A named collection of works. */
        Collection: {
            collection_id: components["schemas"]["BigId"];
            /** @description Name, as its owner wrote it. */
            name: string;
            /** @description What it is about; empty when nothing is said. */
            description: string;
            /** @description Whether others see it; else only its owner does. */
            is_public: boolean;
            /** @description How many published works it holds. */
            file_count: number;
            /** @description Addresses of the covers of its first works, at most 3, 360 pixels wide. */
            thumbnails: string[];
            owner: components["schemas"]["FileOwner"];
            /** @description Whether it holds the work that was asked about. Absent when none was. */
            has_file?: boolean;
        };
        /** @description Collections of a user. */
        CollectionList: {
            /** @description All of them that the caller may see, the latest changed first. */
            list: components["schemas"]["Collection"][];
        };
        /** @description Collections of a user. */
        CollectionListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CollectionList"];
        };
        /** @description What a collection is called, what it is about, and who sees it. */
        CollectionBody: {
            /** @description Name, 1–50 characters. */
            name: string;
            /** @description What it is about, up to 300 characters. */
            description: string;
            /** @description Whether others see it. */
            is_public: boolean;
        };
        /** @description A named collection of works. */
        CollectionAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Collection"];
        };
        /** @description The call succeeded; there is no data. */
        EmptyAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            /** @description Nothing. */
            data: null;
        };
        /** @description Whether a work is in a collection. */
        CollectionFileBody: {
            file_key: components["schemas"]["FileKey"];
            /** @description True puts it in, which saves it to the caller's collections as well; false takes it out. */
            included: boolean;
        };
        /** @description To which collection a work goes. */
        CollectionMoveBody: {
            file_key: components["schemas"]["FileKey"];
            /** @description Id of the collection that gets the work. */
            to: components["schemas"]["BigId"];
        };
        /** @description A new place of a work in a collection. */
        CollectionOrderBody: {
            file_key: components["schemas"]["FileKey"];
            /** @description Key of the work it goes in front of; null for the end. */
            before: string | null;
        };
        /** @description Whether a work is in the caller's collections. Sets a state: saying the same twice changes nothing. */
        CollectBody: {
            file_key: components["schemas"]["FileKey"];
            /** @description True to keep, false to remove. */
            collect: boolean;
        };
        /** @description The collection as it stands now. */
        CollectResult: {
            file_key: components["schemas"]["FileKey"];
            /** @description Whether the work is in the caller's collections. */
            collect: boolean;
            /** @description How many users keep the work in their collections. */
            collect_num: number;
        };
        /** @description The collection as it stands now. */
        CollectResultAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CollectResult"];
        };
        /** @description Works to ask the payment state of. */
        PaymentStatusBody: {
            /** @description Keys of the works, 1 to 100. */
            file_keys: components["schemas"]["FileKey"][];
        };
        /**
         * @description Whether the caller has paid. 1 paid, 2 unpaid.
         * @enum {integer}
         */
        PayState: 1 | 2;
        /** @description Whether the caller has paid for a work. */
        PaymentStatus: {
            file_key: components["schemas"]["FileKey"];
            status: components["schemas"]["PayState"];
        };
        /** @description Whether the caller has paid for several works. A key that is unknown or not public has no record. */
        PaymentStatusList: {
            /** @description One record for each known key. */
            list: components["schemas"]["PaymentStatus"][];
        };
        /** @description Whether the caller has paid for several works. */
        PaymentStatusListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PaymentStatusList"];
        };
        /** @description Several works. */
        FileKeyList: {
            /** @description Keys of the works, 1 to 100. */
            file_key_list: components["schemas"]["FileKey"][];
        };
        /** @description How the caller stands to several works. A key that is unknown or not public has no record. */
        AttrStatusList: {
            /** @description One record for each known key. */
            list: components["schemas"]["AttrStatus"][];
        };
        /** @description How the caller stands to several works. */
        AttrStatusListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["AttrStatusList"];
        };
        /** @description A work of the caller with the state of its review. */
        OwnFile: components["schemas"]["WorkSummary"] & {
            /**
             * Format: date-time
             * @description When the work was last published, ISO 8601 UTC; null when it never was.
             */
            pub_time: string | null;
            auditStatus: components["schemas"]["ReviewStatus"];
            /** @description Whether a version is public now. True during the review of an update. */
            is_public: boolean;
            /** @description Why the last review refused the work; null otherwise. */
            reason: string | null;
        };
        /** @description Part of the list of the caller's works. */
        OwnFilePage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["OwnFile"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the list of the caller's works. */
        OwnFilePageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["OwnFilePage"];
        };
        /** @description A work that a team has used for outsourcing. */
        OutsourceUseBody: {
            creatorId: components["schemas"]["UserId"];
            fileKey: components["schemas"]["FileKey"];
            team_id: components["schemas"]["BigId"];
        };
        /**
         * @description Order of a list. 2 popular, 3 update time, 4 collections, 5 create time, 6 use number, 11 publish time; the greatest or newest first.
         * @enum {integer}
         */
        SortOrder: 2 | 3 | 4 | 5 | 6 | 11;
        /**
         * @description Fee filter. 0 all, 1 free, 2 free for members, 3 must be paid.
         * @enum {integer}
         */
        FeeType: 0 | 1 | 2 | 3;
        /** @description How many works match. */
        FileCount: {
            /** @description Number of published works, counted up to 10,000: where there are more, this is 10,000. */
            count: number;
        };
        /** @description How many works match. */
        FileCountAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FileCount"];
        };
        /** @description Whether this opening was counted. */
        FileUse: {
            /** @description Whether it was the first opening of a copy in the editor, and now counts as a use of its source. */
            counted: boolean;
        };
        /** @description Whether this opening was counted. */
        FileUseAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FileUse"];
        };
        /** @description The view as it was counted. */
        FileView: {
            /** @description Whether this call raised the number: only the first of a viewer in an hour does. */
            counted: boolean;
            /** @description How many views the work has now. */
            view_num: number;
        };
        /** @description The view as it was counted. */
        FileViewAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FileView"];
        };
        /**
         * @description Which list of works. 1 recommended, 2 hot, 3 works of the creators the caller follows.
         * @enum {integer}
         */
        ListView: 1 | 2 | 3;
        /**
         * @description Order of comments. `newest` the last one first, `oldest` the first one first.
         * @default newest
         * @enum {string}
         */
        CommentOrder: "newest" | "oldest";
        /** @description Somebody who is mentioned in a comment. */
        MentionedPerson: {
            user_id: components["schemas"]["UserId"];
            /** @description Name that stands after the @ in the text, as it is now. */
            nick_name: string;
            /** @description Name in the address of the profile page; null when there is none. */
            profile_name: string | null;
        };
        /**
         * @description Whether a comment is seen. `shown` by everybody, `hidden` by its writer and the owner of the work alone, `removed` was taken down by a moderator, `deleted` by its writer. Of the last two there is neither text nor author.
         * @enum {string}
         */
        CommentState: "shown" | "hidden" | "removed" | "deleted";
        /** @description A comment on a published work, or a reply to one. */
        WorkComment: {
            comment_id: components["schemas"]["BigId"];
            /** @description The comment it replies to; null for one that is no reply. */
            parent_id: components["schemas"]["BigId"] | null;
            /** @description Who wrote it; null once it was deleted or removed. */
            author: components["schemas"]["FileOwner"] | null;
            /** @description What it says: plain text with line breaks; escape it where it enters HTML. Empty once it was deleted or removed. */
            text: string;
            /** @description Those whose `@nick_name` stands in the text. */
            mentions: components["schemas"]["MentionedPerson"][];
            state: components["schemas"]["CommentState"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When its writer changed it last, ISO 8601 UTC; null when never.
             */
            edited_at: string | null;
            /** @description Whether the caller has blocked its writer; such comments are shown folded. */
            from_blocked: boolean;
        };
        /** @description A comment with replies to it. */
        CommentThread: {
            comment: components["schemas"]["WorkComment"];
            /** @description The last replies, the oldest of them first. */
            replies: components["schemas"]["WorkComment"][];
            /** @description How many replies the caller can see. */
            reply_num: number;
            /** @description Cursor of `listReplies` that gives the replies before these; null when there are none. */
            earlier_cursor: string | null;
        };
        /** @description Part of the comments on a work. */
        CommentThreadPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["CommentThread"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
            /** @description How many comments and replies everybody sees. */
            comment_num: number;
        };
        /** @description Part of the comments on a work. */
        CommentThreadPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CommentThreadPage"];
        };
        /** @description A new comment. */
        NewCommentBody: {
            /** @description What it says, 1–1000 characters of plain text. */
            text: string;
            /** @description The comment it replies to; left out for one that is no reply. A reply to a reply goes below the same comment. */
            parent_id?: components["schemas"]["BigId"];
            /** @description People whose `@nickname` stands in the text; of others nothing comes. */
            mentions?: components["schemas"]["UserId"][];
        };
        /** @description A comment. */
        WorkCommentAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["WorkComment"];
        };
        /** @description A comment with replies to it. */
        CommentThreadAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CommentThread"];
        };
        /** @description What a comment says from now on. */
        CommentChangeBody: {
            /** @description What it says, 1–1000 characters of plain text. */
            text: string;
            /** @description People whose `@nickname` stands in the text; of others nothing comes. */
            mentions?: components["schemas"]["UserId"][];
        };
        /** @description Part of the replies to a comment, the newest first. */
        CommentPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["WorkComment"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the replies to a comment. */
        CommentPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CommentPage"];
        };
        /** @description Whether a comment is hidden. */
        CommentHiddenBody: {
            /** @description Whether only its writer and the owner of the work see it. */
            hidden: boolean;
        };
        /** @description People who can be mentioned. */
        MentionableList: {
            /** @description At most 8 people, those who take part in the comments first. */
            list: components["schemas"]["FileOwner"][];
        };
        /** @description People who can be mentioned. */
        MentionableAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["MentionableList"];
        };
        /** @description The publish form. Lengths count trimmed NFC code points; the bounds of this schema are wider, the limits themselves are checked by the domain's validators. */
        PublishForm: {
            /**
             * Format: binary
             * @description Cover as JPEG or PNG, up to 5 MB (5 × 1024 × 1024 bytes), judged by its signature. Suggested size 1080×700 pixels. Required unless `earlier_cover` is given.
             */
            cover?: Blob;
            /** @description Address of the cover of an earlier version of this file, as answers give it, to be kept as it is. In place of `cover`. */
            earlier_cover?: string;
            /** @description Where the cover comes from. Default `upload`. */
            cover_source?: components["schemas"]["CoverSource"];
            /** @description Title, 1–50 characters. */
            name: string;
            /** @description Description, 10–3000 characters. */
            description: string;
            fee_type: components["schemas"]["FileFeeType"];
            /** @description Price in thousandths of a yuan, whole yuan from 2 to 50. Only with fee type 3, and then required. */
            unit_price?: number;
            /** @description Terms of the work. What must be paid takes `site`; a copy takes what the licence of its source allows. Default that of the latest version, else `site`. */
            licence?: components["schemas"]["Licence"];
            /** @description What is new in this version, up to 300 characters. People see it in the list of versions. */
            change_note?: string;
            /** @description Ids of all chosen tags: custom ones (1–3), and for admins and invited users also scenes (1–2), industry, chart type and roles (1–2). */
            "tag_ids[]": number[];
            /** @description Ids of related topics, at most 2. Admins and invited users only. */
            "special_ids[]"?: number[];
        };
        /** @description The submission that was made. */
        SubmittedWork: {
            submission_id: components["schemas"]["BigId"];
            file_key: components["schemas"]["FileKey"];
            auditStatus: components["schemas"]["ReviewStatus"];
            due_at: components["schemas"]["Timestamp"];
            /** @description Name in the address of the owner's profile page, where the work can be followed. */
            profile_name: string;
        };
        /** @description The submission that was made. */
        SubmittedWorkAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SubmittedWork"];
        };
        /** @description State of review by file key. A key that is not the caller's own is absent. */
        AuditStatusMap: {
            [key: string]: components["schemas"]["ReviewStatus"];
        };
        /** @description State of review by file key. */
        AuditStatusMapAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["AuditStatusMap"];
        };
        /** @description State of review of one file. */
        FileAuditStatus: {
            file_key: components["schemas"]["FileKey"];
            status: components["schemas"]["ReviewStatus"];
            /** @description Whether a version is public now. */
            is_public: boolean;
        };
        /** @description State of review of one file. */
        FileAuditStatusAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FileAuditStatus"];
        };
        /** @description Part of the list of the caller's submissions. */
        AuditDetailPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["AuditDetail"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the list of the caller's submissions. */
        AuditDetailPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["AuditDetailPage"];
        };
        /** @description Who is judging a submission, and until when nobody else can. */
        ReviewClaim: {
            reviewer: components["schemas"]["Person"];
            until: components["schemas"]["Timestamp"];
        };
        /** @description A submission in the queue of the reviewers. */
        ReviewItem: components["schemas"]["AuditDetail"] & {
            owner: components["schemas"]["FileOwner"];
            /** @description Whether the review is past its due time. */
            overdue: boolean;
            /** @description Whether an earlier version of the work is public. */
            is_update: boolean;
            /** @description Id of the user who decided; null while the review is open. */
            reviewer_id: string | null;
            /** @description Who is judging the work; null while nobody is. */
            claim: components["schemas"]["ReviewClaim"] | null;
        };
        /** @description Part of the queue. */
        ReviewItemPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["ReviewItem"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the queue. */
        ReviewItemPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ReviewItemPage"];
        };
        /**
         * @description Kind of a tag of the taxonomy. 1 scene, 3 role, 4 industry, 5 common; custom tags are made by those who publish.
         * @enum {integer}
         */
        TaxonomyType: 1 | 3 | 4 | 5;
        /** @description A text by language; empty where it was never written. */
        StoredTexts: {
            /** @description In Chinese; may be empty. */
            "zh-CN": string;
            /** @description In English; may be empty. */
            "en-US": string;
            /** @description In Japanese; may be empty. */
            "ja-JP": string;
            /** @description In Korean; may be empty. */
            "ko-KR": string;
            /** @description In Spanish; may be empty. */
            "es-ES": string;
        };
        /** @description A tag of the taxonomy as the console sees it. */
        ManagedTag: {
            /** @description Id of the tag. */
            id: number;
            ttype: components["schemas"]["TaxonomyType"];
            /** @description Id of the tag above; null at the top. */
            parent_id: number | null;
            /** @description Name by which the product knows the tag, such as `chart`; null for most. */
            slug: string | null;
            names: components["schemas"]["StoredTexts"];
            /** @description Place among its siblings: a number of no unit of its own, the smallest first. */
            order: number;
            /** @description Whether the tag is offered; a retired one stays on works that carry it, unseen. */
            is_open: boolean;
        };
        /** @description Tags of the taxonomy. */
        ManagedTagList: {
            /** @description Tags by kind, parents before their children, in the order of display. */
            list: components["schemas"]["ManagedTag"][];
        };
        /** @description Tags of the taxonomy. */
        ManagedTagListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedTagList"];
        };
        /** @description Name of a tag in every language. */
        TagTexts: {
            /** @description In Chinese, 1–50 characters. */
            "zh-CN": string;
            /** @description In English, 1–50 characters. */
            "en-US": string;
            /** @description In Japanese, 1–50 characters. */
            "ja-JP": string;
            /** @description In Korean, 1–50 characters. */
            "ko-KR": string;
            /** @description In Spanish, 1–50 characters. */
            "es-ES": string;
        };
        /** @description A new tag of the taxonomy. */
        NewTagBody: {
            ttype: components["schemas"]["TaxonomyType"];
            /** @description Id of the tag above; null at the top. */
            parent_id: number | null;
            names: components["schemas"]["TagTexts"];
        };
        /** @description A tag of the taxonomy as the console sees it. */
        ManagedTagAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedTag"];
        };
        /** @description The order of the tags below one tag, or of those of a kind at the top. */
        TagOrderBody: {
            ttype: components["schemas"]["TaxonomyType"];
            /** @description Id of the tag above; null at the top. */
            parent_id: number | null;
            /** @description Ids of all of them, in the wanted order. */
            tag_ids: number[];
        };
        /** @description Changes of a tag. Fields left out keep their value. */
        TagChangesBody: {
            names?: components["schemas"]["TagTexts"];
            /** @description Id of the tag above; null at the top. */
            parent_id?: number | null;
            /** @description Whether the tag is offered; a retired one stays on works that carry it, unseen. */
            is_open?: boolean;
        };
        /**
         * @description Whether a topic or banner is in use. 0 closed, 1 open; only open ones are answered.
         * @enum {integer}
         */
        UseFlag: 0 | 1;
        /** @description A topic as the console sees it. */
        ManagedTopic: {
            /** @description Id of the topic. */
            id: number;
            /** @description Name by which the product knows the topic; null for most. */
            slug: string | null;
            titles: components["schemas"]["StoredTexts"];
            descriptions: components["schemas"]["StoredTexts"];
            /** @description Address of the topic's own picture; null when it shows that of its most popular work. */
            cover: string | null;
            cover_image?: components["schemas"]["CoverImage"];
            use: components["schemas"]["UseFlag"];
            /** @description Place in the list: a number of no unit of its own, the smallest first. */
            order: number;
            /**
             * Format: date-time
             * @description When it begins to be shown; null means at once.
             */
            starts_at: string | null;
            /**
             * Format: date-time
             * @description When it is no more shown; null means never.
             */
            ends_at: string | null;
            /** @description How many published works belong to the topic. */
            file_count: number;
        };
        /** @description Number of entries in all pages. */
        Total: number;
        /** @description Topics as the console sees them. */
        ManagedTopicPage: {
            /** @description Topics of this page, in the order of display. */
            list: components["schemas"]["ManagedTopic"][];
            total: components["schemas"]["Total"];
        };
        /** @description Topics as the console sees them. */
        ManagedTopicPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedTopicPage"];
        };
        /** @description Title in every language. */
        TitleTexts: {
            /** @description In Chinese, 1–100 characters. */
            "zh-CN": string;
            /** @description In English, 1–100 characters. */
            "en-US": string;
            /** @description In Japanese, 1–100 characters. */
            "ja-JP": string;
            /** @description In Korean, 1–100 characters. */
            "ko-KR": string;
            /** @description In Spanish, 1–100 characters. */
            "es-ES": string;
        };
        /** @description Description in every language. */
        DescriptionTexts: {
            /** @description In Chinese, up to 500 characters. */
            "zh-CN": string;
            /** @description In English, up to 500 characters. */
            "en-US": string;
            /** @description In Japanese, up to 500 characters. */
            "ja-JP": string;
            /** @description In Korean, up to 500 characters. */
            "ko-KR": string;
            /** @description In Spanish, up to 500 characters. */
            "es-ES": string;
        };
        /** @description A new topic. */
        NewTopicBody: {
            titles: components["schemas"]["TitleTexts"];
            descriptions: components["schemas"]["DescriptionTexts"];
            use: components["schemas"]["UseFlag"];
            /**
             * Format: date-time
             * @description When it begins to be shown; null means at once.
             */
            starts_at?: string | null;
            /**
             * Format: date-time
             * @description When it is no more shown; null means never.
             */
            ends_at?: string | null;
        };
        /** @description A topic as the console sees it. */
        ManagedTopicAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedTopic"];
        };
        /** @description An order of all topics, or of all banners. */
        IdOrderBody: {
            /** @description Ids of all of them, in the wanted order. */
            ids: number[];
        };
        /** @description Changes of a topic. Fields left out keep their value. */
        TopicChangesBody: {
            titles?: components["schemas"]["TitleTexts"];
            descriptions?: components["schemas"]["DescriptionTexts"];
            use?: components["schemas"]["UseFlag"];
            /**
             * Format: date-time
             * @description When it begins to be shown; null means at once.
             */
            starts_at?: string | null;
            /**
             * Format: date-time
             * @description When it is no more shown; null means never.
             */
            ends_at?: string | null;
        };
        /** @description A picture for a topic or banner. */
        PictureForm: {
            /**
             * Format: binary
             * @description The picture: jpeg, png or webp, up to 5 MB.
             */
            file: Blob;
        };
        /** @description Words, or short phrases, that mean the same. None contains a comma. */
        SynonymGroup: string[];
        /** @description Groups of words that mean the same, in any language. */
        SynonymGroups: components["schemas"]["SynonymGroup"][];
        /** @description Number of times that the list was set; 0 while the site has the list that it begins with. */
        ListVersion: number;
        /** @description Words that mean the same to a search. */
        Synonyms: {
            groups: components["schemas"]["SynonymGroups"];
            version: components["schemas"]["ListVersion"];
            /** @description Whether they are those that the product brings along. */
            is_default: boolean;
        };
        /** @description Words that mean the same to a search. */
        SynonymsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Synonyms"];
        };
        /** @description Words that mean the same to a search. */
        SynonymsBody: {
            groups: components["schemas"]["SynonymGroups"];
            version: components["schemas"]["ListVersion"];
        };
        /** @description Words or short phrases, in any language. */
        WatchedWordList: string[];
        /** @description Words that reviewers are pointed to. */
        WatchedWords: {
            words: components["schemas"]["WatchedWordList"];
            version: components["schemas"]["ListVersion"];
            /** @description Whether they are those that the operator's settings begin with. */
            is_default: boolean;
        };
        /** @description Words that reviewers are pointed to. */
        WatchedWordsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["WatchedWords"];
        };
        /** @description Words that reviewers are pointed to. */
        WatchedWordsBody: {
            words: components["schemas"]["WatchedWordList"];
            version: components["schemas"]["ListVersion"];
        };
        /** @description Where a banner leads in the languages in which it leads elsewhere. Languages left out use `link`. */
        LinkTexts: {
            /** @description Link for readers in Chinese: a path of this site or an https address. */
            "zh-CN"?: string;
            /** @description Link for readers in English: a path of this site or an https address. */
            "en-US"?: string;
            /** @description Link for readers in Japanese: a path of this site or an https address. */
            "ja-JP"?: string;
            /** @description Link for readers in Korean: a path of this site or an https address. */
            "ko-KR"?: string;
            /** @description Link for readers in Spanish: a path of this site or an https address. */
            "es-ES"?: string;
        };
        /**
         * @description Where a banner is shown. 1 home page, 2 page of all topics.
         * @enum {integer}
         */
        BannerEffect: 1 | 2;
        /** @description A banner as the console sees it. */
        ManagedBanner: {
            /** @description Id of the banner. */
            id: number;
            /** @description Name by which the product knows the banner; null for most. */
            slug: string | null;
            titles: components["schemas"]["StoredTexts"];
            subtitles: components["schemas"]["StoredTexts"];
            /** @description Address of the banner's picture; null when it is drawn from its theme. */
            image: string | null;
            image_alts: components["schemas"]["StoredTexts"];
            cover_image?: components["schemas"]["CoverImage"];
            /** @description Name of the colours the banner is drawn in while it has no picture. */
            theme: string;
            /** @description Path of this site or https address the banner leads to. */
            link: string;
            links: components["schemas"]["LinkTexts"];
            effect: components["schemas"]["BannerEffect"];
            use: components["schemas"]["UseFlag"];
            /** @description Place in the list: a number of no unit of its own, the smallest first. */
            order: number;
            /**
             * Format: date-time
             * @description When it begins to be shown; null means at once.
             */
            starts_at: string | null;
            /**
             * Format: date-time
             * @description When it is no more shown; null means never.
             */
            ends_at: string | null;
        };
        /** @description Banners as the console sees them. */
        ManagedBannerPage: {
            /** @description Banners of this page, in the order of display. */
            list: components["schemas"]["ManagedBanner"][];
            total: components["schemas"]["Total"];
        };
        /** @description Banners as the console sees them. */
        ManagedBannerPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedBannerPage"];
        };
        /** @description Second line in every language. */
        SubtitleTexts: {
            /** @description In Chinese, up to 200 characters. */
            "zh-CN": string;
            /** @description In English, up to 200 characters. */
            "en-US": string;
            /** @description In Japanese, up to 200 characters. */
            "ja-JP": string;
            /** @description In Korean, up to 200 characters. */
            "ko-KR": string;
            /** @description In Spanish, up to 200 characters. */
            "es-ES": string;
        };
        /** @description What a picture shows, in every language, for readers who do not see it. A new picture empties it. */
        PictureTexts: {
            /** @description In Chinese, up to 200 characters. */
            "zh-CN": string;
            /** @description In English, up to 200 characters. */
            "en-US": string;
            /** @description In Japanese, up to 200 characters. */
            "ja-JP": string;
            /** @description In Korean, up to 200 characters. */
            "ko-KR": string;
            /** @description In Spanish, up to 200 characters. */
            "es-ES": string;
        };
        /** @description A new banner. */
        NewBannerBody: {
            titles: components["schemas"]["TitleTexts"];
            subtitles: components["schemas"]["SubtitleTexts"];
            image_alts?: components["schemas"]["PictureTexts"];
            /**
             * @description Name of the colours the banner is drawn in while it has no picture.
             * @enum {string}
             */
            theme: "coral" | "orange" | "red" | "amber" | "yellow" | "sand" | "kelp" | "teal" | "green" | "dusk" | "purple" | "indigo" | "violet" | "orchid" | "pink";
            /** @description Path of this site or https address the banner leads to. */
            link: string;
            links?: components["schemas"]["LinkTexts"];
            effect: components["schemas"]["BannerEffect"];
            use: components["schemas"]["UseFlag"];
            /**
             * Format: date-time
             * @description When it begins to be shown; null means at once.
             */
            starts_at?: string | null;
            /**
             * Format: date-time
             * @description When it is no more shown; null means never.
             */
            ends_at?: string | null;
        };
        /** @description A banner as the console sees it. */
        ManagedBannerAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedBanner"];
        };
        /** @description Changes of a banner. Fields left out keep their value. */
        BannerChangesBody: {
            titles?: components["schemas"]["TitleTexts"];
            subtitles?: components["schemas"]["SubtitleTexts"];
            image_alts?: components["schemas"]["PictureTexts"];
            /**
             * @description Name of the colours the banner is drawn in while it has no picture.
             * @enum {string}
             */
            theme?: "coral" | "orange" | "red" | "amber" | "yellow" | "sand" | "kelp" | "teal" | "green" | "dusk" | "purple" | "indigo" | "violet" | "orchid" | "pink";
            /** @description Path of this site or https address the banner leads to. */
            link?: string;
            links?: components["schemas"]["LinkTexts"];
            effect?: components["schemas"]["BannerEffect"];
            use?: components["schemas"]["UseFlag"];
            /**
             * Format: date-time
             * @description When it begins to be shown; null means at once.
             */
            starts_at?: string | null;
            /**
             * Format: date-time
             * @description When it is no more shown; null means never.
             */
            ends_at?: string | null;
        };
        /**
         * @description Kind of user. 0 general user, 1 super admin, 2 general admin.
         * @enum {integer}
         */
        UserKind: 0 | 1 | 2;
        /** @description How an admin meets the second step that the site requires; null for anyone else, and where the site requires none. */
        AdminSecondStep: {
            /** @description Whether the admin has an authenticator that is on, or a passkey. */
            has_two_steps: boolean;
            /**
             * Format: date-time
             * @description Until when a super admin lets them set one up; null when nobody does.
             */
            release_until: string | null;
        } | null;
        /** @description A person as the console sees them. */
        ManagedPerson: {
            user_id: components["schemas"]["UserId"];
            /** @description Name shown to others. */
            nick_name: string;
            /** @description Name in the address of the profile page. */
            profile_name: string;
            /** @description Address of the avatar; null when there is none. */
            avatar_url: string | null;
            /** @description E-mail address; null when there is none. */
            email: string | null;
            /** @description Mobile number in E.164; null when there is none. */
            mobile: string | null;
            role: components["schemas"]["UserKind"];
            /** @description Whether the person may publish with the full taxonomy. */
            special_invite: boolean;
            influencer: components["schemas"]["BadgeFlag"];
            expert: components["schemas"]["BadgeFlag"];
            /** @description How many published works the person has. */
            pub_files: number;
            /** @description Whether the person can sign in. */
            is_active: boolean;
            second_step: components["schemas"]["AdminSecondStep"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of a list of people. */
        ManagedPersonPage: {
            /** @description People of this part, the newest account first. */
            list: components["schemas"]["ManagedPerson"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of a list of people. */
        ManagedPersonPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedPersonPage"];
        };
        /** @description Changes of a person. Fields left out keep their value. */
        PersonChangesBody: {
            role?: components["schemas"]["UserKind"];
            /** @description Whether the person may publish with the full taxonomy. */
            special_invite?: boolean;
            influencer?: components["schemas"]["BadgeFlag"];
            expert?: components["schemas"]["BadgeFlag"];
            /** @description Whether the person can sign in. False ends all sessions. */
            is_active?: boolean;
        };
        /** @description A person as the console sees them. */
        ManagedPersonAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedPerson"];
        };
        /**
         * @description What happened: `submission` a work was handed in, `report` a report was upheld, `take_down` a moderator took a work down that nobody had reported.
         * @enum {string}
         */
        CreatorHistoryKind: "submission" | "report" | "take_down";
        /**
         * @description What it is about.
         * @enum {string}
         */
        CreatorHistorySubject: "work" | "comment" | "profile";
        /** @description One thing that happened with a creator's works, comments or profile. */
        CreatorHistoryEntry: {
            kind: components["schemas"]["CreatorHistoryKind"];
            /** @description Id of the submission, of the case, or of the entry in the audit log. */
            id: string;
            /**
             * Format: date-time
             * @description When it was handed in, the report upheld or the work taken down, ISO 8601 UTC.
             */
            at: string;
            subject: components["schemas"]["CreatorHistorySubject"];
            /** @description Key of the work, also of the one that was commented on; null when it is about a profile. */
            file_key: string | null;
            /** @description Title of the work; null when it is about a profile. */
            name: string | null;
            /** @description What became of the submission; null when it is none. */
            auditStatus: components["schemas"]["ReviewStatus"] | null;
            /**
             * Format: date-time
             * @description When it was decided, ISO 8601 UTC; null while it waits.
             */
            decided_at: string | null;
            /** @description Why it was refused or taken down; null when there is no reason. */
            reason: string | null;
        };
        /** @description Part of a creator's history. */
        CreatorHistoryPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["CreatorHistoryEntry"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of a creator's history. */
        CreatorHistoryPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CreatorHistoryPage"];
        };
        /** @description What became of the creator's submissions, this one left out. */
        CreatorRecord: {
            /** @description How many passed. */
            passed: number;
            /** @description How many were refused or taken down. */
            refused: number;
            /** @description How many wait for their review. */
            waiting: number;
        };
        /**
         * @description Something to look at twice. `empty_board` nothing is on the board, `no_text` no text is on it, `personal_data` its texts seem to hold an e-mail address or a telephone number, `same_board` others have published the very same board, `similar_work` others have published nearly the same text, `off_canvas` something lies far away from the rest of the board, `watched_words` its texts hold words that the operator watches.
         * @enum {string}
         */
        ReviewHint: "empty_board" | "no_text" | "off_canvas" | "personal_data" | "watched_words" | "same_board" | "similar_work";
        /** @description A public work of somebody else with the same board. */
        SameBoard: {
            file_key: components["schemas"]["FileKey"];
            /** @description Title of the work. */
            name: string;
            owner: components["schemas"]["FileOwner"];
        };
        /** @description A submission with what a reviewer needs to judge it. */
        ReviewDetail: {
            item: components["schemas"]["ReviewItem"];
            owner_language: components["schemas"]["Language"];
            /** @description Earlier submissions of the same work, the latest first, at most 20; and the last one that passed, when it is older than these. */
            earlier: components["schemas"]["ReviewItem"][];
            creator_record: components["schemas"]["CreatorRecord"];
            /** @description What to look at twice; none of it decides. */
            hints: components["schemas"]["ReviewHint"][];
            /** @description Public works of others with the very same board, at most 5. */
            same_boards: components["schemas"]["SameBoard"][];
            /** @description Public works of others with nearly the same text on their boards, the most alike first, at most 5. */
            similar_works: components["schemas"]["SameBoard"][];
            /** @description Words in its texts that the operator watches, as the operator wrote them. */
            watched_words: string[];
        };
        /** @description A submission with what a reviewer needs to judge it. */
        ReviewDetailAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ReviewDetail"];
        };
        /**
         * @description Outcome of a review.
         * @enum {string}
         */
        ReviewDecision: "pass" | "not_pass";
        /** @description A reviewer's decision. */
        ReviewBody: {
            decision: components["schemas"]["ReviewDecision"];
            /** @description Why the work was refused, shown to its owner, 1–1000 characters. Required for `not_pass`. */
            reason?: string;
        };
        /** @description A reviewed submission. */
        ReviewItemAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ReviewItem"];
        };
        /**
         * @description What a moderator did: the area of the console and the action.
         * @example review.pass
         * @example review.not_pass
         * @example report.uphold
         * @example report.dismiss
         */
        ModerationActionName: string;
        /** @description One thing that was edited. */
        ModerationChange: {
            /** @description Name of what was edited. */
            field: string;
            /** @description What it was, as text; null when it was not set. */
            from: string | null;
            /** @description What it became, as text; null when it was removed. */
            to: string | null;
        };
        /** @description An entry of the audit log, one action of a moderator. */
        ModerationLogEntry: {
            log_id: components["schemas"]["BigId"];
            moderator: components["schemas"]["Person"];
            action: components["schemas"]["ModerationActionName"];
            /** @description Kind of thing it was done to, such as `submission` or `report_case`. */
            subject_type: string;
            /** @description Id of the thing it was done to. */
            subject_id: string;
            /** @description Key of the work it was about; null when it was about none. */
            file_key: string | null;
            /** @description The words the moderator gave for it; null when there are none. */
            reason: string | null;
            /** @description What was edited; empty for decisions. */
            changes: components["schemas"]["ModerationChange"][];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the audit log. */
        ModerationLogPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["ModerationLogEntry"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the audit log. */
        ModerationLogPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ModerationLogPage"];
        };
        /** @description Everybody who stands in the audit log. */
        ModeratorList: {
            /** @description People, by name. */
            list: components["schemas"]["Person"][];
        };
        /** @description Everybody who stands in the audit log. */
        ModeratorListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ModeratorList"];
        };
        /** @description A picture for a report. */
        ReportImageForm: {
            /**
             * Format: binary
             * @description JPEG or PNG, up to 2 MB (2 × 1024 × 1024 bytes), judged by its signature. It is stored again, without its metadata.
             */
            file: Blob;
        };
        /**
         * @description Address of a picture that goes with a report or with feedback. It carries a ticket that holds for an hour.
         * @example /api/risk/attachment/p3WrKh7MxQvT?ticket=eyJhbGciOiJIUzI1NiJ9.eyJrZXkiOiJwM1dyS2g3TXhRdlQifQ.s5Vn2GmZ1c0
         */
        AttachmentUrl: string;
        /** @description Address of each uploaded picture by its key, to be named in `images_key` of the report. */
        ReportImageMap: {
            [key: string]: components["schemas"]["AttachmentUrl"];
        };
        /** @description Address of each uploaded picture by its key. */
        ReportImageMapAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ReportImageMap"];
        };
        /**
         * @description Product the report is about.
         * @enum {string}
         */
        ReportProduct: "board";
        /**
         * @description Why a work, a comment or a profile is reported. 0 none, the empty choice of a form, which is refused; -1 others, 1 illegal, 2 political, 3 porn, 4 advertisement, 5 minor, 6 violent, 7 plagiarism.
         * @enum {integer}
         */
        ReportReason: 0 | -1 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * @description Where the report was made.
         * @enum {string}
         */
        ReportSource: "community";
        /**
         * @description Key of a picture that goes with a report or with feedback: 12 characters of digits and letters without look-alikes.
         * @example p3WrKh7MxQvT
         */
        AttachmentKey: string;
        /** @description A report. */
        ReportBody: {
            file_key: components["schemas"]["FileKey"];
            /** @description The comment on the work that is reported; left out when the work itself is. */
            comment_id?: components["schemas"]["BigId"];
            product: components["schemas"]["ReportProduct"];
            report_type: components["schemas"]["ReportReason"];
            /** @description What is wrong with it, 5–200 characters, counted and stored as written. */
            report_desc: string;
            source: components["schemas"]["ReportSource"];
            /** @description Keys of up to 3 pictures the reporter has uploaded and not used yet. */
            images_key?: components["schemas"]["AttachmentKey"][];
        };
        /** @description A report of a profile. */
        ProfileReportBody: {
            user_id: components["schemas"]["UserId"];
            product: components["schemas"]["ReportProduct"];
            report_type: components["schemas"]["ReportReason"];
            /** @description What is wrong with it, 5–200 characters, counted and stored as written. */
            report_desc: string;
            source: components["schemas"]["ReportSource"];
            /** @description Keys of up to 3 pictures the reporter has uploaded and not used yet. */
            images_key?: components["schemas"]["AttachmentKey"][];
        };
        /**
         * @description Where a case stands. `upheld` the work or the comment was taken down, `dismissed` the reports were not right.
         * @default open
         * @enum {string}
         */
        ReportCaseState: "open" | "upheld" | "dismissed";
        /** @description The work a case is about, as its public version is or was last. */
        ReportedWork: {
            file_key: components["schemas"]["FileKey"];
            /** @description Title of the work. */
            name: string;
            /** @description Address of the cover, 360 pixels wide. */
            thumbnail: string;
            cover_image: components["schemas"]["CoverImage"];
            owner: components["schemas"]["FileOwner"];
            /** @description Whether a version of the work is public now. */
            is_public: boolean;
        };
        /** @description The comment a case is about, as it is now. */
        ReportedComment: {
            comment_id: components["schemas"]["BigId"];
            /** @description Who wrote it; null once it was deleted. */
            author: components["schemas"]["FileOwner"] | null;
            /** @description What it says, removed ones included. Empty once its writer has deleted it. */
            text: string;
            state: components["schemas"]["CommentState"];
        };
        /** @description The profile a case is about, as it is now. */
        ReportedProfile: {
            owner: components["schemas"]["FileOwner"];
            /** @description What the person says of themselves, as written; escape it where it enters HTML. */
            introduce: string;
        };
        /** @description How often a reason was given. */
        ReportReasonCount: {
            report_type: components["schemas"]["ReportReason"];
            /** @description Number of reports with this reason. */
            count: number;
        };
        /** @description A case that reports of a work, of a comment on it, or of a profile have opened. */
        ReportCase: {
            case_id: components["schemas"]["BigId"];
            /** @description The work the case is about, or on which the comment stands; null when it is about a profile. */
            file: components["schemas"]["ReportedWork"] | null;
            /** @description The comment the case is about; null when it is about the work itself or a profile. */
            comment: components["schemas"]["ReportedComment"] | null;
            /** @description The profile the case is about; null when it is about a work or a comment. */
            profile: components["schemas"]["ReportedProfile"] | null;
            state: components["schemas"]["ReportCaseState"];
            /** @description Number of reports. */
            report_num: number;
            /** @description How often each reason was given, the most frequent first. */
            reasons: components["schemas"]["ReportReasonCount"][];
            /** @description Whether the caller may decide now: the case is open, and the work, the comment or the profile not their own. */
            may_decide: boolean;
            /**
             * Format: date-time
             * @description When the first report came, ISO 8601 UTC.
             */
            opened_at: string;
            /**
             * Format: date-time
             * @description When the last report came, ISO 8601 UTC.
             */
            last_report_at: string;
            /**
             * Format: date-time
             * @description When the case was decided, ISO 8601 UTC; null while it is open.
             */
            decided_at: string | null;
            /** @description Id of the user who decided; null while the case is open. */
            decided_by: string | null;
            /** @description The words given for the decision; null when there are none. */
            reason: string | null;
        };
        /** @description Part of the cases. */
        ReportCasePage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["ReportCase"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the cases. */
        ReportCasePageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ReportCasePage"];
        };
        /** @description A case that reports of a work have opened. */
        ReportCaseAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ReportCase"];
        };
        /**
         * @description What a moderator decides. `uphold` takes the work, the comment or what the profile shows down, `dismiss` closes the case.
         * @enum {string}
         */
        ReportCaseDecision: "uphold" | "dismiss";
        /** @description A moderator's decision on a case. */
        ReportDecisionBody: {
            decision: components["schemas"]["ReportCaseDecision"];
            /** @description Why, 1–1000 characters; required for `uphold`, and shown to the owner of the work or the profile or the writer of the comment then. */
            reason?: string;
        };
        /** @description A picture that went with a report or with feedback. */
        Attachment: {
            img_key: components["schemas"]["AttachmentKey"];
            url: components["schemas"]["AttachmentUrl"];
            /** @description Width, in pixels. */
            width: number;
            /** @description Height, in pixels. */
            height: number;
        };
        /** @description One report of a case. */
        CaseReport: {
            report_id: components["schemas"]["BigId"];
            /** @description Who reported; null for somebody who was not signed in, and when the work, the comment or the profile is the caller's own. */
            reporter: components["schemas"]["Person"] | null;
            report_type: components["schemas"]["ReportReason"];
            /** @description What the reporter wrote, as written; escape it where it enters HTML. */
            report_desc: string;
            /** @description Pictures that came with the report, at most 3. */
            images: components["schemas"]["Attachment"][];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the reports of a case. */
        CaseReportPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["CaseReport"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the reports of a case. */
        CaseReportPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CaseReportPage"];
        };
        /** @description The page that wants to use the functions of WeChat. */
        WechatJsapiBody: {
            /** @description Whole address of the page, on this site. What follows a */
            url: string;
        };
        /** @description What a page hands to `wx.config`. */
        WechatJsapiConfig: {
            /** @description Id of the official account. */
            appId: string;
            /** @description Random text the signature was made with. */
            nonceStr: string;
            /** @description Moment of the signature, in seconds since 1970 UTC. */
            timestamp: number;
            /** @description SHA-1 over ticket, random text, moment and address, as 40 hex digits. */
            signature: string;
        };
        /** @description What a page hands to WeChat. */
        WechatJsapiConfigAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["WechatJsapiConfig"];
        };
        /**
         * @description Project of the deployment; events of another one are refused.
         * @enum {string}
         */
        AnalyticsProject: "boardwalk-mainland" | "boardwalk-overseas" | "boardwalk-test";
        /**
         * @description What was done.
         * @enum {string}
         */
        AnalyticsEventName: "search" | "publish_click";
        /**
         * @description Where it was started: a search from `input`, `history`, `hot` or `suggestion`, publishing from `header`, `profile`, `file`, `editor` or `message`.
         * @enum {string}
         */
        AnalyticsOrigin: "input" | "history" | "hot" | "suggestion" | "header" | "profile" | "file" | "editor" | "message";
        /** @description Something that was done once. */
        AnalyticsEvent: {
            name: components["schemas"]["AnalyticsEventName"];
            origin: components["schemas"]["AnalyticsOrigin"];
        };
        /** @description Events of one project, in the order they happened. */
        AnalyticsEventsBody: {
            project: components["schemas"]["AnalyticsProject"];
            /** @description 1–50 events. */
            events: components["schemas"]["AnalyticsEvent"][];
        };
        /** @description How often something was done on a day. */
        AnalyticsCount: {
            /**
             * Format: date
             * @description Calendar day of the deployment's time zone.
             */
            day: string;
            name: components["schemas"]["AnalyticsEventName"];
            origin: components["schemas"]["AnalyticsOrigin"];
            /** @description Times it was done, by visitors who have agreed to be counted. */
            count: number;
        };
        /** @description Counts, the latest day first. */
        AnalyticsCountList: {
            /** @description One entry for each day, event and origin. */
            list: components["schemas"]["AnalyticsCount"][];
        };
        /** @description How often things were done. */
        AnalyticsCountListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["AnalyticsCountList"];
        };
        /**
         * @description How grave a line is.
         * @enum {string}
         */
        ClientLogLevel: "info" | "warn" | "error";
        /** @description A line of a client's log. */
        ClientLogLine: {
            level: components["schemas"]["ClientLogLevel"];
            /** @description What happened, 1–1000 characters. */
            message: string;
            /** @description Path of the page, 1–200 characters. Query and fragment are cut off. */
            page: string;
            /** @description Release of the client, 1–64 of digits, letters and . _ + - */
            release: string;
            time: components["schemas"]["Timestamp"];
        };
        /** @description Lines of a client's log. */
        ClientLogBody: {
            /** @description 1–20 lines. */
            lines: components["schemas"]["ClientLogLine"][];
        };
        /** @description A work in the list of moderators. */
        ListedWork: components["schemas"]["ReportedWork"] & {
            pub_time: components["schemas"]["Timestamp"];
            /** @description Id of the case of reports that wait; null when there are none. */
            open_case_id: string | null;
        };
        /** @description Part of the works. */
        ListedWorkPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["ListedWork"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the works. */
        ListedWorkPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ListedWorkPage"];
        };
        /** @description A work that is public or has been, as moderators see it. */
        ModeratedWork: components["schemas"]["ReportedWork"] & {
            owner_language: components["schemas"]["Language"];
            /** @description Id of the submission whose version is public or was last. */
            submission_id: string;
            /** @description All its tags, also those that are closed. */
            tag_list: components["schemas"]["TagRef"][];
            /** @description All its topics, also those that are closed. */
            topic_list: components["schemas"]["TopicRef"][];
            /** @description Id of the case of reports that wait; null when there are none. */
            open_case_id: string | null;
            /** @description Whether the caller may take it down now. It is public then, and not their own. */
            may_take_down: boolean;
            /** @description Whether the caller may correct its tags and topics now. It is public then, and not their own. */
            may_correct: boolean;
        };
        /** @description A work as moderators see it. */
        ModeratedWorkAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ModeratedWork"];
        };
        /** @description Why a work is taken down. */
        TakeDownBody: {
            /** @description Why, 1–1000 characters, shown to the owner of the work. */
            reason: string;
        };
        /** @description The tags and topics of a work as somebody saw them, in any order. */
        SeenTags: {
            /** @description Ids of its tags. */
            tag_ids: number[];
            /** @description Ids of its topics. */
            topic_ids: number[];
        };
        /** @description The tags and topics that a work shall have, and those that it had when they were chosen. */
        TagCorrectionBody: {
            /** @description Id of the submission whose version the moderator saw. */
            submission_id: string;
            seen: components["schemas"]["SeenTags"];
            /** @description Ids of all tags that it shall have, at least one: custom ones (up to 3), scenes (up to 2), industry, chart type and roles (up to 2). */
            tag_ids: number[];
            /** @description Ids of all topics that it shall have, at most 2. */
            topic_ids: number[];
            /** @description Why, up to 1000 characters, shown to the owner of the work. */
            reason?: string;
        };
        /** @description A line of a client's log as it was kept. */
        ClientLogEntry: {
            log_id: components["schemas"]["BigId"];
            level: components["schemas"]["ClientLogLevel"];
            /** @description What happened, without what could identify a person. */
            message: string;
            /** @description Path of the page. */
            page: string;
            /** @description Release of the client. */
            release: string;
            /**
             * Format: date-time
             * @description When it happened by the client's clock, ISO 8601 UTC.
             */
            time: string;
            /**
             * Format: date-time
             * @description When the server got it, ISO 8601 UTC.
             */
            received_at: string;
        };
        /** @description Part of clients' logs. */
        ClientLogEntryPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["ClientLogEntry"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of clients' logs. */
        ClientLogEntryPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ClientLogEntryPage"];
        };
        /** @description A picture for feedback. */
        FeedbackPictureForm: {
            /**
             * Format: binary
             * @description JPEG or PNG, up to 2 MB (2 × 1024 × 1024 bytes), judged by its signature. It is stored again, without its metadata.
             */
            file: Blob;
        };
        /** @description A picture for feedback. */
        FeedbackPicture: {
            url: components["schemas"]["AttachmentUrl"];
        };
        /** @description A picture for feedback. */
        FeedbackPictureAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FeedbackPicture"];
        };
        /**
         * @description Where the feedback comes from.
         * @enum {string}
         */
        FeedbackPlatform: "web";
        /** @description Feedback. */
        FeedbackBody: {
            platform: components["schemas"]["FeedbackPlatform"];
            /** @description JSON text of an object with `career` (id of a role of the taxonomy), `industry` (id of an industry), `description` (1–2000 characters) and `imgList` (addresses of up to 3 pictures, as their upload answered them). Refused fields are named as in `content.description`. */
            content: string;
        };
        /** @description Feedback that was sent. */
        SentFeedback: {
            feedback_id: components["schemas"]["BigId"];
        };
        /** @description Feedback that was sent. */
        SentFeedbackAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SentFeedback"];
        };
        /**
         * @description Where feedback stands. `open` nobody has dealt with it, `answered` its sender has an answer, `closed` it needs none.
         * @enum {string}
         */
        FeedbackState: "open" | "answered" | "closed";
        /** @description Feedback of a person. */
        Feedback: {
            feedback_id: components["schemas"]["BigId"];
            user: components["schemas"]["Person"];
            /** @description Whether the sender can read an answer; false while their account is deactivated. */
            reaches_sender: boolean;
            platform: components["schemas"]["FeedbackPlatform"];
            career: components["schemas"]["TagRef"];
            industry: components["schemas"]["TagRef"];
            /** @description What the person wrote, as written; escape it where it enters HTML. */
            description: string;
            /** @description Pictures that came with it, at most 3. */
            images: components["schemas"]["Attachment"][];
            created_at: components["schemas"]["Timestamp"];
            state: components["schemas"]["FeedbackState"];
            /** @description What the sender was answered, as written; null when they were not. */
            answer: string | null;
            /** @description Who answered or closed it; null while it is open. */
            settled_by: components["schemas"]["Person"] | null;
            /** @description When it was answered or closed; null while it is open. */
            settled_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description Part of the feedback. */
        FeedbackPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["Feedback"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the feedback. */
        FeedbackPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FeedbackPage"];
        };
        /** @description What a moderator does with feedback. */
        FeedbackSettlementBody: {
            /** @description The state that the moderator saw. */
            seen: components["schemas"]["FeedbackState"];
            /** @description The state that it comes to: from `open` to `answered` or `closed`, from `closed` to `open`. */
            state: components["schemas"]["FeedbackState"];
            /** @description What the sender reads, 1–2000 characters; required for `answered`, and for nothing else. */
            answer?: string;
        };
        /** @description Feedback of a person. */
        FeedbackAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Feedback"];
        };
        /** @description Where the caller's own files lie. */
        Space: {
            team_id: components["schemas"]["BigId"];
            project_id: components["schemas"]["BigId"];
        };
        /** @description Where the caller's own files lie. */
        SpaceAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Space"];
        };
        /** @description A team the caller belongs to. */
        Team: {
            id: components["schemas"]["BigId"];
            /** @description Name of the team. */
            name: string;
            /** @description Address of the picture of the team; null when it has none. */
            avatar_url: string | null;
            type: components["schemas"]["SpaceType"];
            /** @description What the caller may do in the team. */
            privileges: components["schemas"]["TeamPrivilege"][];
            /** @description How many editable files the team may hold; 0 means unlimited. */
            file_create_limit: number;
            /** @description How many visitors may work on one file together; 0 means unlimited. */
            edit_visitor_quantity: number;
            /** @description How many editable files the team holds. */
            file_count: number;
        };
        /** @description The caller's teams. */
        TeamList: {
            /** @description Teams, the personal one first. */
            list: components["schemas"]["Team"][];
        };
        /** @description The caller's teams. */
        TeamListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TeamList"];
        };
        /**
         * @description Kind of a team space that can be made. 3 team, 4 work, 5 education.
         * @default 3
         * @enum {integer}
         */
        NewTeamType: 3 | 4 | 5;
        /** @description A new team. */
        NewTeamBody: {
            /** @description Name, at most 40 characters; empty or absent means `my first team` in the caller's language. */
            name?: string;
            type?: components["schemas"]["NewTeamType"];
        };
        /**
         * @description Role of a member in a team, from the most to the least trusted.
         * @enum {string}
         */
        TeamRole: "owner" | "manager" | "editor" | "viewer" | "guest";
        /** @description A team as its page shows it. */
        TeamDetail: components["schemas"]["Team"] & {
            role: components["schemas"]["TeamRole"];
            owner: components["schemas"]["Person"];
            staff_id: components["schemas"]["BigId"];
            /** @description What the caller is called inside the team; null means the nickname. */
            staff_name: string | null;
            /** @description How many members the team has, its owner included. */
            member_count: number;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A team as its page shows it. */
        TeamDetailAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TeamDetail"];
        };
        /** @description A new name of a team. */
        TeamNameBody: {
            /** @description Name of the team, 1–40 characters. */
            name: string;
        };
        /** @description A picture to be the avatar. */
        AvatarForm: {
            /**
             * Format: binary
             * @description The picture: jpeg, png or webp, up to 5 MB. Its middle square is kept.
             */
            file: Blob;
        };
        /** @description How many files a team holds and may hold. */
        TeamFileCount: {
            /** @description How many editable files the team holds, without those in the trash. */
            file_count: number;
            /** @description How many editable files the team may hold; 0 means unlimited. */
            file_create_limit: number;
        };
        /** @description How many files a team holds and may hold. */
        TeamFileCountAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TeamFileCount"];
        };
        /** @description The plan of a team and what is used of it. */
        TeamSpace: {
            team_id: components["schemas"]["BigId"];
            team_type: components["schemas"]["SpaceType"];
            /** @description Whether the free plan holds; false for a team whose owner is a VIP and on a private deployment. */
            is_limited: boolean;
            /** @description How many editable files the team holds, without those in the trash. */
            file_count: number;
            /** @description How many editable files the team may hold; 0 means unlimited. */
            file_create_limit: number;
            /** @description How many files lie in the team's trash; they do not count towards the limit. */
            trash_count: number;
            /** @description How many visitors may work on one file together; 0 means unlimited. */
            edit_visitor_quantity: number;
            /** @description How many members the team has, its owner included. */
            member_count: number;
            /** @description Size of the team's boards and of the pictures on them, in bytes. */
            storage_used: number;
            /** @description Largest size of the team's boards and pictures, in bytes; 0 means unlimited. */
            storage_limit: number;
        };
        /** @description The plan of a team and what is used of it. */
        TeamSpaceAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TeamSpace"];
        };
        /**
         * @description A role that a team gives to its members, which is every role but the owner's.
         * @enum {string}
         */
        GivenTeamRole: "manager" | "editor" | "viewer" | "guest";
        /** @description An invitation link of a team. */
        MemberToken: {
            /** @description Everybody who has it may join until it expires or is revoked. */
            token: string;
            team_id: components["schemas"]["BigId"];
            role: components["schemas"]["GivenTeamRole"];
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description An invitation link of a team. */
        MemberTokenAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["MemberToken"];
        };
        /** @description A new invitation link in place of the one in use. */
        NewMemberTokenBody: {
            role: components["schemas"]["GivenTeamRole"];
            /**
             * @description Number of days until the link expires.
             * @default 7
             */
            days: number;
        };
        /** @description For which role a link is wanted. */
        WantedMemberTokenBody: {
            role?: components["schemas"]["GivenTeamRole"];
        };
        /** @description An open invitation that only the owner of one e-mail address can accept. */
        MailInvitation: {
            invitation_id: components["schemas"]["BigId"];
            /** @description An account that has proven the address may join with it, until it expires or is revoked. */
            token: string;
            /** @description The address that it is for, in lower case. */
            email: string;
            role: components["schemas"]["GivenTeamRole"];
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The open invitations by e-mail of a team. */
        MailInvitationList: {
            /** @description The newest first. */
            list: components["schemas"]["MailInvitation"][];
        };
        /** @description The open invitations by e-mail of a team. */
        MailInvitationListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["MailInvitationList"];
        };
        /** @description An invitation for one e-mail address. */
        MailInvitationBody: {
            /** @description The address of the invited person. */
            email: string;
            role: components["schemas"]["GivenTeamRole"];
            /**
             * @description Number of days until the invitation expires.
             * @default 7
             */
            days: number;
        };
        /** @description An invitation for one e-mail address. */
        MailInvitationAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["MailInvitation"];
        };
        /**
         * @description What keeps the caller from accepting an invitation by e-mail: it was sent to another address, or to that of the caller, who has not proven it yet. `none` for an anonymous visitor, who signs in first.
         * @enum {string}
         */
        InvitationObstacle: "none" | "other_address" | "unproven_address";
        /** @description What an invitation link invites to. */
        Invitation: {
            team_id: components["schemas"]["BigId"];
            /** @description Name of the team. */
            team_name: string;
            /** @description Address of the picture of the team; null when it has none. */
            team_avatar_url: string | null;
            team_type: components["schemas"]["SpaceType"];
            role: components["schemas"]["GivenTeamRole"];
            inviter: components["schemas"]["Person"];
            expires_at: components["schemas"]["Timestamp"];
            /** @description Whether the caller belongs to the team already; false for an anonymous visitor. */
            is_member: boolean;
            /** @description A hint at the e-mail address that alone may accept, such as `n…@example.com`; null for a link by which anybody joins. */
            sent_to: string | null;
            obstacle: components["schemas"]["InvitationObstacle"];
        };
        /** @description What an invitation link invites to. */
        InvitationAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Invitation"];
        };
        /** @description A member of a team. */
        TeamMember: {
            user_id: components["schemas"]["UserId"];
            /** @description Name shown to everybody. */
            nick_name: string;
            /** @description Address of the avatar; null when the member has none. */
            avatar_url: string | null;
            staff_id: components["schemas"]["BigId"];
            /** @description What the member is called inside the team; null means the nickname. */
            staff_name: string | null;
            role: components["schemas"]["TeamRole"];
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the list of a team's members. */
        TeamMemberPage: {
            /** @description Members of this part, at most `size`. */
            list: components["schemas"]["TeamMember"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the list of a team's members. */
        TeamMemberPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TeamMemberPage"];
        };
        /** @description A new role of a member. */
        MemberRoleBody: {
            role: components["schemas"]["GivenTeamRole"];
        };
        /** @description A member of a team. */
        TeamMemberAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TeamMember"];
        };
        /** @description Who a team is handed over to. */
        NewOwnerBody: {
            user_id: components["schemas"]["UserId"];
        };
        /** @description What a member is called inside the team. */
        StaffNameBody: {
            staff_id: components["schemas"]["BigId"];
            /** @description Name inside the team, at most 20 characters; empty goes back to the nickname. */
            staff_name: string;
        };
        /** @description A board file in a workspace. */
        BoardFile: {
            file_key: components["schemas"]["FileKey"];
            /** @description Name of the file. */
            name: string;
            kind: components["schemas"]["BoardKind"];
            team_id: components["schemas"]["BigId"];
            project_id: components["schemas"]["BigId"];
            folder_id: components["schemas"]["BigId"];
            /** @description Address of a small picture of the board, 360 pixels wide; null until one was rendered. */
            thumbnail: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            auditStatus: components["schemas"]["ReviewStatus"];
            /** @description Whether the caller has starred the file. Left out where the answer is not a list of files to open. */
            is_starred?: boolean;
            /** @description Whether the caller owns the file. Left out where the answer is not a list of files to open. */
            is_own?: boolean;
        };
        /** @description A file in the trash of a team. */
        TrashedFile: components["schemas"]["BoardFile"] & {
            trashed_at: components["schemas"]["Timestamp"];
            purge_at: components["schemas"]["Timestamp"];
            owner: components["schemas"]["Person"];
            /** @description Who put it there; null when that is not known. */
            trashed_by: components["schemas"]["Person"] | null;
        };
        /** @description Part of the list of a team's trash. */
        TrashedFilePage: {
            /** @description Files of this part, at most `size`. */
            list: components["schemas"]["TrashedFile"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the list of a team's trash. */
        TrashedFilePageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TrashedFilePage"];
        };
        /** @description What emptying the trash did. */
        PurgedCount: {
            /** @description How many files were deleted permanently. */
            purged: number;
        };
        /** @description What emptying the trash did. */
        PurgedCountAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PurgedCount"];
        };
        /** @description Name of a project. */
        ProjectNameBody: {
            /** @description Name, 1–50 characters. */
            name: string;
        };
        /** @description A project of a team. */
        Project: {
            id: components["schemas"]["BigId"];
            team_id: components["schemas"]["BigId"];
            /** @description Name of the project. */
            name: string;
            /** @description Whether new files go here unless another project is chosen. */
            is_default: boolean;
        };
        /** @description A project of a team. */
        ProjectAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Project"];
        };
        /** @description A new folder. */
        NewFolderBody: {
            /** @description Name, 1–50 characters. */
            name: string;
            parent_id?: components["schemas"]["BigId"];
        };
        /** @description A folder of a project. Its subfolders are loaded when it is opened. */
        Folder: {
            id: components["schemas"]["BigId"];
            /** @description Name of the folder. */
            name: string;
            /** @description Depth in the tree; 1 at the top of the project. */
            deep: number;
            /** @description Whether the folder comes expanded. Always false: the client opens folders. */
            expand: boolean;
            /** @description Ids of the direct subfolders. */
            children: components["schemas"]["BigId"][];
            /** @description How many direct subfolders there are. */
            folder_count: number;
        };
        /** @description A folder of a project. */
        FolderAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Folder"];
        };
        /** @description Name of a folder. */
        FolderNameBody: {
            /** @description Name, 1–50 characters. */
            name: string;
        };
        /** @description Where a folder goes. */
        FolderMoveBody: {
            parent_id: components["schemas"]["BigId"];
            project_id?: components["schemas"]["BigId"];
        };
        /** @description Folders and files of a team, and the place in it that they go to. */
        ItemMoveBody: {
            /** @description Ids of the folders. What is inside one of them goes along with it, also when it is named itself. */
            folder_ids: components["schemas"]["BigId"][];
            /** @description Keys of the files. */
            file_keys: components["schemas"]["FileKey"][];
            project_id: components["schemas"]["BigId"];
            folder_id: components["schemas"]["BigId"];
        };
        /** @description What was done to folders and files together. */
        ItemChange: {
            /** @description Takes the change back; see undoItemChange. */
            change_id: components["schemas"]["BigId"];
            /** @description How many folders it was done to, without those inside them. */
            folders: number;
            /** @description How many files it was done to, without those inside the folders. */
            files: number;
        };
        /** @description What was done to folders and files together. */
        ItemChangeAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ItemChange"];
        };
        /** @description Folders and files of a team that are handled together. What is inside one of the folders goes along with it, also when it is named itself. */
        ItemList: {
            /** @description Ids of the folders. */
            folder_ids: components["schemas"]["BigId"][];
            /** @description Keys of the files. */
            file_keys: components["schemas"]["FileKey"][];
        };
        /** @description A file of one of the caller's teams. */
        RecentFile: components["schemas"]["BoardFile"] & {
            /** @description Name of the team of the file. */
            team_name: string;
            owner: components["schemas"]["Person"];
        };
        /** @description Part of the list of files of the caller's teams. */
        RecentFilePage: {
            /** @description Files of this part, at most `size`. */
            list: components["schemas"]["RecentFile"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the list of files of the caller's teams. */
        RecentFilePageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RecentFilePage"];
        };
        /** @description Where a file goes. */
        FileMoveBody: {
            team_id: components["schemas"]["BigId"];
            project_id: components["schemas"]["BigId"];
            folder_id?: components["schemas"]["BigId"];
        };
        /** @description A board file. */
        BoardFileAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["BoardFile"];
        };
        /** @description How a duplicate is called. */
        DuplicateFileBody: {
            /** @description Name, at most 50 characters; empty or absent means the file's own, marked as a copy in the caller's language. */
            name?: string;
        };
        /** @description A picture in the library of a team. */
        TeamPicture: {
            hash: components["schemas"]["Sha256"];
            /** @description Name of the uploaded file. */
            name: string;
            image: components["schemas"]["CoverImage"];
            added_by: components["schemas"]["Person"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the library of a team. */
        TeamPicturePage: {
            /** @description Pictures of this part, at most `size`. */
            list: components["schemas"]["TeamPicture"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the library of a team. */
        TeamPicturePageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TeamPicturePage"];
        };
        /** @description An image for a board. */
        ImageForm: {
            /**
             * Format: binary
             * @description The image; its SHA-256 must be the hash in the path.
             */
            file: Blob;
            /** @description Width the sender measured, in pixels. A hint: the server measures itself. */
            width?: number;
            /** @description Height the sender measured, in pixels. A hint: the server measures itself. */
            height?: number;
        };
        /** @description A picture in the library of a team. */
        TeamPictureAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TeamPicture"];
        };
        /** @description A stored image. */
        UploadedImage: {
            hash: components["schemas"]["Sha256"];
            /** @description Address of the image. */
            url: string;
            /** @description Width, in pixels. */
            width: number;
            /** @description Height, in pixels. */
            height: number;
            /** @description Size of the stored file, in bytes. */
            size: number;
            /**
             * @description Media type.
             * @example image/png
             */
            type: string;
        };
        /** @description A stored image. */
        UploadedImageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["UploadedImage"];
        };
        /** @description A template that a team holds, and that its members may copy as long as it is published. */
        TeamTemplate: {
            file_key: components["schemas"]["FileKey"];
            /** @description Title of the work; once it is no longer published, the one under which it was bought. */
            name: string;
            kind: components["schemas"]["BoardKind"];
            /** @description The cover; null as long as the work is not published. */
            cover_image: components["schemas"]["CoverImage"] | null;
            creator: components["schemas"]["FileOwner"];
            /** @description Whether the work is public, so that members can look at it and copy it. */
            is_published: boolean;
            /** @description When the team got it. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the templates of a team. */
        TeamTemplatePage: {
            /** @description Templates of this part, at most `size`. */
            list: components["schemas"]["TeamTemplate"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the templates of a team. */
        TeamTemplatePageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TeamTemplatePage"];
        };
        /** @description Projects of a team. */
        ProjectList: {
            /** @description Projects, the default one first. */
            list: components["schemas"]["Project"][];
        };
        /** @description Projects of a team. */
        ProjectListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ProjectList"];
        };
        /** @description A new board file. */
        NewFileBody: {
            /** @description Name, 1–50 characters. */
            name: string;
            folder_id?: components["schemas"]["BigId"];
            kind: components["schemas"]["BoardKind"];
        };
        /** @description Subfolders of a folder. */
        FolderList: {
            /** @description Folders by name. */
            list: components["schemas"]["Folder"][];
        };
        /** @description Subfolders of a folder. */
        FolderListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FolderList"];
        };
        /** @description Part of the list of a folder's files. */
        BoardFilePage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["BoardFile"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the list of a folder's files. */
        BoardFilePageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["BoardFilePage"];
        };
        /**
         * @description What the caller may do with a board file.
         * @enum {string}
         */
        FileRole: "owner" | "editor" | "commenter" | "viewer";
        /** @description A board file as the header of the editor shows it. */
        BoardFileDetail: components["schemas"]["BoardFile"] & {
            role: components["schemas"]["FileRole"];
            /** @description Whether the caller may share the file by links, see them and end them. */
            may_share: boolean;
            /** @description Whether the caller may see versions of the file, keep more and bring them back. */
            may_keep_versions: boolean;
            /** @description Whether the caller may see the pictures that the team keeps and put them on the file. False in a personal space. */
            may_use_library: boolean;
            owner: components["schemas"]["Person"];
            /** @description Name of the team of the file. */
            team_name: string;
            /** @description Name of the project of the file. */
            project_name: string;
            /** @description Whether a version of the file is public in the community. */
            is_public: boolean;
            /** @description Why the last review refused the work; null otherwise. */
            reason: string | null;
            /** @description Key of the work this file was copied from; null when it is no copy. */
            source_file_key: string | null;
            /** @description Licence under which it was copied. Absent when it is no copy, or one of the owner's own work. */
            source_licence?: components["schemas"]["Licence"];
        };
        /** @description A board file as the header of the editor shows it. */
        BoardFileDetailAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["BoardFileDetail"];
        };
        /** @description A new name. */
        RenameFileBody: {
            /** @description Name, 1–50 characters. */
            name: string;
        };
        /** @description What the editor needs to join the live board. */
        CollabTicket: {
            /** @description Single-purpose token for the live connection to this file. */
            ticket: string;
            role: components["schemas"]["FileRole"];
            /** @description Path of the WebSocket to this board on the same origin. */
            ws_path: string;
            /** @description Seconds until the ticket expires. */
            expires_in: number;
            /** @description Version of the format of boards that the server writes. A page that knows only lower ones must not change the board; it asks to be loaded again. */
            format: number;
            /** @description Number of the document of the board, counted from 1; it rises when the document is built again from its content. Who has a document of another epoch must not join with it, since the two cannot be merged; they load the board as it is now. */
            epoch: number;
            user: components["schemas"]["Person"];
        };
        /** @description What the editor needs to join the live board. */
        CollabTicketAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CollabTicket"];
        };
        /**
         * @description What a share link lets those do who join by it.
         * @enum {string}
         */
        ShareRole: "viewer" | "commenter" | "editor";
        /** @description A link by which a file is shared. */
        ShareLink: {
            id: components["schemas"]["BigId"];
            /** @description Secret of the link. Everybody who knows it may use the link. */
            token: string;
            /** @description Path of the page the link leads to, on the same origin. */
            path: string;
            role: components["schemas"]["ShareRole"];
            /** @description Whether a password is asked for. */
            has_password: boolean;
            /**
             * Format: date-time
             * @description When the link and the rights gained by it end, ISO 8601 in UTC; null means never.
             */
            expires_at: string | null;
            /** @description How many people have joined by this link and still have access. */
            visitor_count: number;
            created_by: components["schemas"]["Person"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The links of a file that are not revoked, the newest first. */
        ShareLinkList: {
            /** @description The links; those that have expired are among them. */
            list: components["schemas"]["ShareLink"][];
        };
        /** @description The links of a file that are not revoked, the newest first. */
        ShareLinkListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ShareLinkList"];
        };
        /** @description What a new link is to be. */
        ShareLinkBody: {
            role: components["schemas"]["ShareRole"];
            /**
             * Format: date-time
             * @description When the link ends, ISO 8601 in UTC, in the future; null or left out means never.
             */
            expires_at?: string | null;
            /** @description Password that is asked for, 4–64 characters as typed; null or left out means none. */
            password?: string | null;
        };
        /** @description A link by which a file is shared. */
        ShareLinkAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ShareLink"];
        };
        /** @description What is to change of a link. A property that is left out stays as it is. */
        ShareLinkChange: {
            role?: components["schemas"]["ShareRole"];
            /**
             * Format: date-time
             * @description When the link ends, ISO 8601 in UTC, in the future; null means never.
             */
            expires_at?: string | null;
            /** @description A new password, 4–64 characters as typed; null takes the password away. */
            password?: string | null;
        };
        /** @description Somebody who has access to a file through a link. */
        FileVisitor: {
            user: components["schemas"]["Person"];
            role: components["schemas"]["ShareRole"];
            share_id: components["schemas"]["BigId"];
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the list of a file's visitors. */
        FileVisitorPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["FileVisitor"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the list of a file's visitors. */
        FileVisitorPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FileVisitorPage"];
        };
        /** @description A shared file as its page shows it. */
        SharedFile: {
            file_key: components["schemas"]["FileKey"];
            /** @description Name of the file. */
            name: string;
            kind: components["schemas"]["BoardKind"];
            /** @description Address of a small picture of the board, 360 pixels wide; null until one was rendered. */
            thumbnail: string | null;
            owner: components["schemas"]["Person"];
            /** @description Name of the team of the file. */
            team_name: string;
        };
        /** @description What a share link leads to. It does not name the file until the password is given. */
        ShareState: {
            role: components["schemas"]["ShareRole"];
            /** @description Whether the caller must give the password to get in. */
            needs_password: boolean;
            /**
             * Format: date-time
             * @description When the link ends, ISO 8601 in UTC; null means never.
             */
            expires_at: string | null;
            my_role?: components["schemas"]["FileRole"];
            file?: components["schemas"]["SharedFile"];
        };
        /** @description What a share link leads to. */
        ShareStateAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ShareState"];
        };
        /** @description The password of a share link. */
        SharePasswordBody: {
            /** @description The password as typed; needed when the link has one. */
            password?: string;
        };
        /** @description What is needed to look at a shared board live. `user` is left out for somebody who is not signed in. */
        ShareTicket: {
            /** @description Single-purpose token for the live connection to this file. */
            ticket: string;
            role: components["schemas"]["FileRole"];
            /** @description Path of the WebSocket to this board on the same origin. */
            ws_path: string;
            /** @description Seconds until the ticket expires. */
            expires_in: number;
            /** @description Version of the format of boards that the server writes. A page that knows only lower ones must not change the board; it asks to be loaded again. */
            format: number;
            /** @description Number of the document of the board, counted from 1; it rises when the document is built again from its content. Who has a document of another epoch must not join with it, since the two cannot be merged; they load the board as it is now. */
            epoch: number;
            user?: components["schemas"]["Person"];
            file: components["schemas"]["SharedFile"];
        };
        /** @description What is needed to look at a shared board live. */
        ShareTicketAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ShareTicket"];
        };
        /** @description The file somebody has joined by a link. */
        JoinedFile: {
            file_key: components["schemas"]["FileKey"];
            role: components["schemas"]["FileRole"];
        };
        /** @description The file somebody has joined by a link. */
        JoinedFileAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["JoinedFile"];
        };
        /** @description A file that was shared with the caller by a link. */
        SharedWithMe: {
            file: components["schemas"]["SharedFile"];
            role: components["schemas"]["ShareRole"];
            joined_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the list of files shared with the caller. */
        SharedWithMePage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["SharedWithMe"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the list of files shared with the caller. */
        SharedWithMePageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SharedWithMePage"];
        };
        /**
         * @description Which threads. `open` those that are not resolved, `resolved` those that are, `all` both.
         * @default open
         * @enum {string}
         */
        BoardCommentFilter: "open" | "resolved" | "all";
        /** @description A comment on a board, or a reply to one. */
        BoardComment: {
            comment_id: components["schemas"]["BigId"];
            /** @description Who wrote it; null once it was deleted. */
            author: components["schemas"]["FileOwner"] | null;
            /** @description What it says: plain text with line breaks; escape it where it enters HTML. Empty once it was deleted. */
            text: string;
            /** @description Those whose `@nick_name` stands in the text. */
            mentions: components["schemas"]["MentionedPerson"][];
            /** @description Whether it was deleted, and only its replies are left. */
            is_deleted: boolean;
            /** @description Whether the caller wrote it and may change it. */
            may_edit: boolean;
            /** @description Whether the caller may delete it. */
            may_delete: boolean;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When its writer changed it last, ISO 8601 UTC; null when never.
             */
            edited_at: string | null;
        };
        /** @description A comment on a board with what was replied. */
        BoardThread: {
            comment: components["schemas"]["BoardComment"];
            /** @description Where it stands, in pixels of the board at full size to the right. On an element, from the left edge of that element. */
            x: number;
            /** @description Where it stands, in pixels of the board at full size downwards. On an element, from its upper edge. */
            y: number;
            /** @description The element it stands on; null for a point of the board. */
            element_id: string | null;
            /**
             * Format: date-time
             * @description When it was resolved, ISO 8601 UTC; null while it is open.
             */
            resolved_at: string | null;
            /** @description Who resolved it; null while it is open, or when the account is gone. */
            resolved_by: components["schemas"]["Person"] | null;
            /** @description How many replies it has. */
            reply_num: number;
            last_at: components["schemas"]["Timestamp"];
            last_comment_id: components["schemas"]["BigId"];
            /** @description Whether others have written in it what the caller has not read. */
            unread: boolean;
            /** @description The replies, the oldest first; empty in lists. */
            replies: components["schemas"]["BoardComment"][];
        };
        /** @description Part of the threads on a board. */
        BoardThreadPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["BoardThread"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
            /** @description Whether the caller may comment on the board. */
            may_comment: boolean;
        };
        /** @description Part of the threads on a board. */
        BoardThreadPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["BoardThreadPage"];
        };
        /** @description A new comment at a point of a board. */
        NewBoardCommentBody: {
            /** @description What it says, 1–1000 characters of plain text. */
            text: string;
            /** @description People whose `@nickname` stands in the text; of others nothing comes. */
            mentions?: components["schemas"]["UserId"][];
            /** @description Where it stands, in pixels of the board at full size to the right. On an element, from the left edge of that element. */
            x: number;
            /** @description Where it stands, in pixels of the board at full size downwards. On an element, from its upper edge. */
            y: number;
            /** @description The element it stands on and moves with; left out for a point of the board. */
            element_id?: string;
        };
        /** @description A thread of comments. */
        BoardThreadAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["BoardThread"];
        };
        /** @description What a comment says. */
        BoardCommentTextBody: {
            /** @description What it says, 1–1000 characters of plain text. */
            text: string;
            /** @description People whose `@nickname` stands in the text; of others nothing comes. */
            mentions?: components["schemas"]["UserId"][];
        };
        /** @description Whether a thread is resolved. */
        BoardCommentResolvedBody: {
            /** @description Whether what it asks for is done. */
            resolved: boolean;
        };
        /** @description An element of the board. */
        VoteElementId: string;
        /** @description Dots on an element of a board. */
        VoteDots: {
            element_id: components["schemas"]["VoteElementId"];
            /** @description How many dots it has. */
            dots: number;
        };
        /** @description A vote on the elements of a board. Who votes for what is shown to nobody: while it runs everybody sees their own dots alone, afterwards the sums, and of single people nothing is kept. */
        BoardVote: {
            vote_id: components["schemas"]["BigId"];
            /** @description What is voted on; empty when nothing was said. */
            question: string;
            /** @description How many dots each person has. */
            dots: number;
            /** @description The elements that can be voted for; null for all of the board. */
            element_ids: components["schemas"]["VoteElementId"][] | null;
            /** @description Who began it; null when the account is gone. */
            started_by: components["schemas"]["Person"] | null;
            started_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it ended, ISO 8601 UTC; null while it runs.
             */
            ended_at: string | null;
            /** @description How many people have placed dots. */
            voter_num: number;
            /** @description The dots of the caller while it runs; empty afterwards. */
            mine: components["schemas"]["VoteDots"][];
            /** @description The sums, the most dots first; null while it runs. */
            results: components["schemas"]["VoteDots"][] | null;
        };
        /** @description The votes on a board. */
        BoardVotes: {
            /** @description The vote that runs; null when none does. */
            running: components["schemas"]["BoardVote"] | null;
            /** @description Votes that have ended, the newest first. */
            ended: components["schemas"]["BoardVote"][];
            /** @description Whether the caller places dots. */
            may_vote: boolean;
            /** @description Whether the caller begins, ends and deletes votes. */
            may_run: boolean;
        };
        /** @description The votes on a board. */
        BoardVotesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["BoardVotes"];
        };
        /** @description A vote that begins. */
        NewBoardVoteBody: {
            /** @description What is voted on, at most 200 characters on one line; may be left out. */
            question?: string;
            /** @description How many dots each person has. */
            dots: number;
            /** @description The elements that can be voted for; left out for all of the board. */
            element_ids?: components["schemas"]["VoteElementId"][];
        };
        /** @description A vote on a board. */
        BoardVoteAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["BoardVote"];
        };
        /** @description How many dots the caller has on an element from now on. */
        VoteDotsBody: {
            element_id: components["schemas"]["VoteElementId"];
            /** @description How many; 0 takes them back. */
            dots: number;
        };
        /** @description People who may open a board. */
        BoardPeople: {
            /** @description At most 8 people, by name. */
            list: components["schemas"]["FileOwner"][];
        };
        /** @description People who can be mentioned. */
        BoardPeopleAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["BoardPeople"];
        };
        /**
         * @description How a version came to be.
         * @enum {string}
         */
        VersionKind: "automatic" | "named" | "restored";
        /** @description A board as it was at one moment. `author` is left out when nobody is known to have made it. */
        FileVersion: {
            id: components["schemas"]["BigId"];
            file_key: components["schemas"]["FileKey"];
            object_id: components["schemas"]["Sha256"];
            kind: components["schemas"]["VersionKind"];
            /** @description Name somebody gave it; null when it has none. */
            name: string | null;
            /** @description How many elements the board had. */
            element_count: number;
            author?: components["schemas"]["Person"];
            /** @description Id of the version that was brought back; null unless the kind is restored. */
            restored_from: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the list of a file's versions. */
        FileVersionPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["FileVersion"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the list of a file's versions. */
        FileVersionPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FileVersionPage"];
        };
        /** @description The name of a version. */
        VersionNameBody: {
            /** @description Name, 1–50 characters. */
            name: string;
        };
        /** @description A board as it was at one moment. */
        FileVersionAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FileVersion"];
        };
        /**
         * @description How numbers are meant: `exact`; `about`, as estimated from the most popular works where very many match; `at_least`, where there are more than are counted.
         * @enum {string}
         */
        CountPrecision: "exact" | "about" | "at_least";
        /** @description Works in a language. */
        LanguageCount: {
            language: components["schemas"]["Language"];
            /** @description Number of works. */
            count: number;
        };
        /** @description Works of a kind. */
        KindCount: {
            kind: components["schemas"]["BoardKind"];
            /** @description Number of works. */
            count: number;
        };
        /** @description Works at a price. */
        FeeTypeCount: {
            fee_type: components["schemas"]["FileFeeType"];
            /** @description Number of works. */
            count: number;
        };
        /** @description Works with a tag. */
        TagCount: {
            /** @description Id of the tag. */
            tag_id: number;
            /** @description Number of works. */
            count: number;
        };
        /** @description How many works a search finds, in all and by what they are. */
        SearchFacets: {
            /** @description Number of works that match. */
            count: number;
            precision: components["schemas"]["CountPrecision"];
            /** @description The text as it was searched for, with words of the site in place of those that no work has; null when it was searched for as typed. */
            spelling: string | null;
            /** @description Works by language; without those of which there are none. Empty where the number of works is all that is known. */
            languages: components["schemas"]["LanguageCount"][];
            /** @description Works by kind; without those of which there are none. Empty where the number of works is all that is known. */
            kinds: components["schemas"]["KindCount"][];
            /** @description Works by price; without those of which there are none. Empty where the number of works is all that is known. */
            fee_types: components["schemas"]["FeeTypeCount"][];
            /** @description Works by tag, the most frequent first, at most 100; a tag counts works of the tags below it too. */
            tags: components["schemas"]["TagCount"][];
        };
        /** @description How many works a search finds, in all and by what they are. */
        SearchFacetsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SearchFacets"];
        };
        /** @description A suggestion for the text typed so far. */
        NameTip: {
            /** @description Title that matches the text. */
            name: string;
        };
        /** @description Suggestions, the best first. */
        NameTipList: {
            /** @description At most 10 suggestions. */
            list: components["schemas"]["NameTip"][];
        };
        /** @description Suggestions. */
        NameTipListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["NameTipList"];
        };
        /** @description Somebody with public works. */
        Creator: components["schemas"]["Person"] & {
            /** @description Name in the address of the profile page. */
            profile_name: string;
            /** @description How many users follow this one. */
            fans: number;
            /** @description How many works of the user are public. */
            pub_files: number;
        };
        /** @description Creators, the best match first. */
        CreatorList: {
            /** @description At most 20 creators. */
            list: components["schemas"]["Creator"][];
        };
        /** @description Creators. */
        CreatorListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CreatorList"];
        };
        /** @description Something the caller searched for. */
        SearchRecord: {
            /** @description Id of the record. */
            id: number;
            /** @description The text that was searched. */
            search_term: string;
        };
        /** @description The caller's search history, the newest first. */
        SearchRecordList: {
            /** @description At most 10 records. */
            list: components["schemas"]["SearchRecord"][];
        };
        /** @description The caller's search history. */
        SearchRecordListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SearchRecordList"];
        };
        /** @description What to delete: everything, said explicitly, or one record. */
        DeleteSearchRecordsBody: {
            /** @description True deletes the whole history. */
            del_all?: boolean;
            /** @description Id of the one record to delete. */
            id?: number;
        };
        /** @description A text that many search for. */
        HotSearch: {
            /** @description The text. */
            search_term: string;
        };
        /** @description What many search for, the most frequent first. */
        HotSearchList: {
            /** @description At most 5 texts. */
            list: components["schemas"]["HotSearch"][];
        };
        /** @description What many search for. */
        HotSearchListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["HotSearchList"];
        };
        /** @description A tag. */
        TagRefAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TagRef"];
        };
        /** @description A tag below another one. */
        ChildTag: components["schemas"]["TagRef"] & {
            /** @description Id of the tag above. */
            parent_id: number;
        };
        /** @description A tag with the tags below it. */
        Tag: components["schemas"]["TagRef"] & {
            /** @description Id of the tag above; null at the top. */
            parent_id: number | null;
            /** @description Tags below, in the order of display. */
            child_list: components["schemas"]["ChildTag"][];
        };
        /** @description The taxonomy in the language of the request. */
        TagTree: {
            /** @description Scenes, each with its child scenes. */
            scenes: components["schemas"]["Tag"][];
            /** @description Roles. */
            roles: components["schemas"]["Tag"][];
            /** @description Industries. */
            industries: components["schemas"]["Tag"][];
            /** @description Common tags. */
            commons: components["schemas"]["Tag"][];
            /** @description Id of the common tag whose children are the chart types; null when there is none. */
            chart_tag_id: number | null;
        };
        /** @description The taxonomy. */
        TagTreeAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TagTree"];
        };
        /** @description Custom tags to find or create. */
        NewTagsBody: {
            /** @description Names, 1 to 3, each 1–100 characters. */
            name: string[];
        };
        /** @description Ids of tags. */
        TagIds: {
            /** @description Ids in the order of the names that were sent. */
            tag_ids: number[];
        };
        /** @description Ids of the tags. */
        TagIdsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TagIds"];
        };
        /** @description Tags of one kind. */
        TagList: {
            /** @description Tags in the order of display. */
            list: components["schemas"]["Tag"][];
        };
        /** @description Tags of one kind. */
        TagListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TagList"];
        };
        /** @description A topic: works collected around one subject. */
        Topic: components["schemas"]["TopicRef"] & {
            /** @description What the topic is about, in the language of the request. May be empty. */
            description: string;
            /** @description Address of the topic's picture; null when it has none. */
            cover: string | null;
            cover_image?: components["schemas"]["CoverImage"];
            /** @description How many published works belong to the topic. */
            file_count: number;
            use: components["schemas"]["UseFlag"];
        };
        /** @description Topics. */
        TopicList: {
            /** @description Topics, the hottest first. */
            list: components["schemas"]["Topic"][];
        };
        /** @description Topics. */
        TopicListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TopicList"];
        };
        /** @description A page of topics. */
        TopicPage: {
            /** @description Entries of this page. */
            list: components["schemas"]["Topic"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of topics. */
        TopicPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TopicPage"];
        };
        /** @description A topic. */
        TopicAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Topic"];
        };
        /** @description A banner. */
        Banner: {
            /** @description Id of the banner. */
            id: number;
            /** @description Title in the language of the request. */
            title: string;
            /** @description Second line in the language of the request. May be empty. */
            subtitle: string;
            /** @description Address of the picture; null when the banner is drawn from its theme. */
            image: string | null;
            /** @description What the picture shows, in the language of the request. Empty without a picture, or when the title says it all. */
            image_alt: string;
            cover_image?: components["schemas"]["CoverImage"];
            /** @description Name of the colours a banner without picture is drawn in, such as `amber`. */
            theme: string;
            /** @description Path on this site or https address the banner leads to. */
            link: string;
            use: components["schemas"]["UseFlag"];
            effect: components["schemas"]["BannerEffect"];
        };
        /** @description A page of banners. */
        BannerPage: {
            /** @description Entries of this page. */
            list: components["schemas"]["Banner"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of banners. */
        BannerPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["BannerPage"];
        };
        /** @description A work the caller looked at. */
        Footprint: {
            file: components["schemas"]["FileCard"];
            viewed_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the caller's browsing history, the newest first; each work once. */
        FootprintPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["Footprint"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the caller's browsing history. */
        FootprintPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FootprintPage"];
        };
        /**
         * @description What a message is about. AuditAgree: a work passed review. AuditDisagree: it did not. Notices of what others did: WorkLiked, WorkCopied and Followed; Commented on a work of the caller's, Replied to a comment of theirs, Mentioned them in a comment. BoardCommented on a board of theirs, BoardReplied in a thread on a board that they have written in, BoardMentioned them there. CommentRemoved: a moderator took a comment of theirs down. ProfileReset: one took name, picture and introduction of their profile away. FeedbackAnswered: one answered feedback of theirs. TagsCorrected: one corrected the tags or topics of a work of theirs. WorkSold: templates of theirs were bought.
         * @enum {string}
         */
        InboxMessageType: "AuditAgree" | "AuditDisagree" | "WorkLiked" | "WorkCopied" | "Followed" | "Commented" | "Replied" | "Mentioned" | "BoardCommented" | "BoardReplied" | "BoardMentioned" | "CommentRemoved" | "ProfileReset" | "FeedbackAnswered" | "TagsCorrected" | "WorkSold";
        /** @description What a message says. */
        InboxMessageMeta: {
            msg_type: components["schemas"]["InboxMessageType"];
            /**
             * @description How `content` is written.
             * @enum {string}
             */
            content_type: "json";
            /** @description JSON text of an object with `name` and `file_key` of the work, and `reason` when it was refused or a comment was removed. A notice holds `count`, how many people did it, and `people`, the last 3 of them with `nick_name` and `profile_name`, the latest first; `comment_id` when it is about a comment. `Followed` names no work. `ProfileReset` holds `reason` alone, `FeedbackAnswered` the `answer` and the beginning of the `feedback`. `TagsCorrected` holds `tags` and `topics`, each with the names that were `added` and `removed`, in the language that the owner read at the time, and the `reason` if there was one. `WorkSold` holds `count`, how often the work was bought until the message was read, and the `income` from it: `amount`, in thousandths of `currency`. It does not say who bought. `name` is empty when the reader may not see what the place is called now: a board that they may not open any more or that is in the trash, a work that is neither public nor theirs. */
            content: string;
        };
        /** @description A message to the caller. */
        InboxMessage: {
            /** @description Id of the message. */
            id: number;
            /** @description Whether the caller has read it. */
            read: boolean;
            created_at: components["schemas"]["Timestamp"];
            meta: components["schemas"]["InboxMessageMeta"];
        };
        /** @description A page of messages, the newest first. */
        InboxMessagePage: {
            /** @description Entries of this page. */
            list: components["schemas"]["InboxMessage"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of messages. */
        InboxMessagePageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["InboxMessagePage"];
        };
        /** @description How many messages are unread. */
        UnreadCount: {
            /** @description Number of unread messages. */
            count: number;
        };
        /** @description How many messages are unread. */
        UnreadCountAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["UnreadCount"];
        };
        /** @description Which e-mails and notices somebody wants. */
        MailPreferences: {
            /** @description Whether mails about reviews of the own works are wanted, taken down ones included. */
            reviews: boolean;
            /** @description Whether mails about comments, replies and mentions are wanted. */
            comments: boolean;
            /** @description Whether mails about sales of the own templates are wanted. The inbox always says them. */
            sales: boolean;
            /** @description Whether the inbox says when others like the own works. */
            notify_likes: boolean;
            /** @description Whether the inbox says when others copy the own works. */
            notify_copies: boolean;
            /** @description Whether the inbox says who follows. */
            notify_follows: boolean;
            /** @description Whether the inbox shows comments on the own works, replies and mentions. Without it no mail about them comes either. */
            notify_comments: boolean;
        };
        /** @description Which e-mails and notices somebody wants. */
        MailPreferencesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["MailPreferences"];
        };
        /** @description Changes to which e-mails and notices are wanted. Fields left out keep their value. */
        MailPreferencesBody: {
            /** @description Whether mails about reviews of the own works are wanted, taken down ones included. */
            reviews?: boolean;
            /** @description Whether mails about comments, replies and mentions are wanted. */
            comments?: boolean;
            /** @description Whether mails about sales of the own templates are wanted. The inbox always says them. */
            sales?: boolean;
            /** @description Whether the inbox says when others like the own works. */
            notify_likes?: boolean;
            /** @description Whether the inbox says when others copy the own works. */
            notify_copies?: boolean;
            /** @description Whether the inbox says who follows. */
            notify_follows?: boolean;
            /** @description Whether the inbox shows comments on the own works, replies and mentions. Without it no mail about them comes either. */
            notify_comments?: boolean;
        };
        /**
         * @description How far an e-mail is. queued: waits for its next attempt. sending: handed to the mail server right now. sent: the mail server took it. failed: given up. kept: not sent, since no mail server is set.
         * @enum {string}
         */
        MailState: "queued" | "sending" | "sent" | "failed" | "kept";
        /** @description An e-mail of the outbox. */
        MailEntry: {
            mail_id: components["schemas"]["BigId"];
            /** @description What the mail is about, e.g. `reviewPassed`. */
            kind: string;
            state: components["schemas"]["MailState"];
            /** @description E-mail address it goes to; null when there is none any more. */
            recipient: string | null;
            language: components["schemas"]["Language"];
            /** @description Its subject; empty once it is sent, for sent texts are not kept. */
            subject: string;
            /** @description Its plain text; empty once it is sent. */
            text: string;
            /** @description How many times it was tried. */
            attempts: number;
            /** @description Why the last attempt failed, in a few words; null when none has. */
            fault: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it is tried next, ISO 8601 UTC; null when it is not.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the mail server took it, ISO 8601 UTC; null when it has not.
             */
            sent_at: string | null;
        };
        /** @description Part of the outbox. */
        MailEntryPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["MailEntry"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the outbox. */
        MailEntryPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["MailEntryPage"];
        };
        /** @description An e-mail of the outbox. */
        MailEntryAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["MailEntry"];
        };
        /** @description Figures of one day. */
        FigureDay: {
            /**
             * Format: date
             * @description The day, in UTC.
             */
            day: string;
            /** @description Number of works that became public. */
            works: number;
            /** @description Number of copies in which somebody began to work. */
            uses: number;
            /** @description Number of searches that found nothing. */
            empty_searches: number;
        };
        /** @description The same figures in as many days before, to compare with. */
        FigureTotals: {
            /** @description Number of works that became public. */
            works: number;
            /** @description Number of copies in which somebody began to work. */
            uses: number;
            /** @description Number of searches that found nothing. */
            empty_searches: number;
        };
        /** @description How long reviews take. */
        ReviewClock: {
            /** @description Number of submissions that wait now. */
            waiting: number;
            /** @description Number of those that are past their due time. */
            overdue: number;
            /** @description Number of decisions in these days. */
            decided: number;
            /** @description Number of those that came after the due time. */
            late: number;
            /** @description Number of hours from submission to decision that half of them took at most; null without decisions. */
            median_hours: number | null;
            /** @description Number of hours that nine in ten of them took at most; null without decisions. */
            p90_hours: number | null;
        };
        /** @description A text that was searched for and found nothing. */
        EmptyTerm: {
            /** @description The text as it was last typed. */
            keyword: string;
            language: components["schemas"]["Language"];
            /** @description Number of searches for it. */
            count: number;
        };
        /** @description Figures of the community in a number of days. */
        Figures: {
            /**
             * Format: date
             * @description First day, in UTC.
             */
            from: string;
            /**
             * Format: date
             * @description Last day, today in UTC.
             */
            to: string;
            /** @description Every day, the first one first. */
            days: components["schemas"]["FigureDay"][];
            /** @description Number of works that became public in these days and still are. */
            works: number;
            /** @description Number of copies in which somebody began to work in these days. */
            uses: number;
            /** @description Number of searches without filters in these days that found nothing. */
            empty_searches: number;
            before: components["schemas"]["FigureTotals"];
            review: components["schemas"]["ReviewClock"];
            /** @description What was searched for most and found nothing, at most 50. Texts that may be personal are counted, but not named. */
            empty_terms: components["schemas"]["EmptyTerm"][];
        };
        /** @description Figures of the community. */
        FiguresAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Figures"];
        };
        /** @description Why and when a job was given up. */
        JobFailure: {
            /** @description What went wrong, up to 500 characters, in English. */
            fault: string;
            failed_at: components["schemas"]["Timestamp"];
        };
        /** @description A kind of background job. */
        JobKind: {
            /** @description Name of the kind, such as `send-mail`. */
            name: string;
            /** @description When it is done by itself, in the five fields of cron and UTC; null when it is only done on request. */
            schedule: string | null;
            /** @description Number of jobs that are due and not begun. */
            waiting: number;
            /** @description Number of jobs that are being done. */
            running: number;
            /** @description Number of jobs given up in the last day. */
            failed: number;
            /** @description The last of those; null without any. */
            last_failure: components["schemas"]["JobFailure"] | null;
        };
        /** @description Kinds of background jobs. */
        JobKindList: {
            /** @description Kinds, those with failures first, then by name. */
            list: components["schemas"]["JobKind"][];
        };
        /** @description Kinds of background jobs. */
        JobKindListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["JobKindList"];
        };
        /** @description Which kind of job is queued again. */
        JobRetryBody: {
            /** @description Name of the kind of job. */
            name: string;
        };
        /** @description Jobs that are queued again. */
        JobRetry: {
            /** @description How many jobs are queued again. */
            retried: number;
        };
        /** @description Jobs that are queued again. */
        JobRetryAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["JobRetry"];
        };
        /** @description What runs. */
        SystemVersions: {
            /** @description Version of Boardwalk. */
            server: string;
            /** @description Version of Node.js. */
            node: string;
            /** @description Version of Postgres. */
            database: string;
            /** @description Name of the last migration that was done. */
            schema: string;
            /** @description Number of migrations that this version knows and that are not done. */
            pending: number;
        };
        /** @description What a team stores. */
        TeamStorage: {
            team_id: components["schemas"]["BigId"];
            /** @description Name of the team. */
            name: string;
            /** @description Bytes of its boards and of the pictures on them, its trash and its library included. */
            bytes: number;
        };
        /** @description What is stored, in bytes. */
        SystemStorage: {
            measured_at: components["schemas"]["Timestamp"];
            /** @description Bytes that the database takes on disk. */
            database_bytes: number;
            /** @description Bytes of all stored files, each once. */
            blob_bytes: number;
            /** @description Number of stored files. */
            blobs: number;
            /** @description Bytes that a team may store; 0 means unlimited. */
            team_limit: number;
            /** @description Teams and personal spaces that store most, at most 50. */
            teams: components["schemas"]["TeamStorage"][];
        };
        /** @description Versions and storage of the site. */
        SystemState: {
            versions: components["schemas"]["SystemVersions"];
            storage: components["schemas"]["SystemStorage"];
        };
        /** @description Versions and storage of the site. */
        SystemStateAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SystemState"];
        };
        /**
         * @description 1 man, 2 woman, 9 confidential.
         * @enum {integer}
         */
        Sex: 1 | 2 | 9;
        /** @description Work of a user, by ids of the taxonomy. */
        CareerInfo: {
            /** @description Id of the role tag; null when not given. */
            career_id: number | null;
            /** @description Id of the industry tag; null when not given. */
            industry_id: number | null;
        };
        /** @description Numbers of a profile. */
        StatisticData: {
            /** @description How many creators the user follows. */
            focus: number;
            /** @description How many users follow this one. */
            fans: number;
            /** @description How many works of the user are public. */
            pub_files: number;
        };
        /**
         * @description How the caller and another user follow each other. 0 not at all, 1 the same user, 2 the caller follows, 4 the caller is followed, 6 each other.
         * @enum {integer}
         */
        FollowRelation: 0 | 1 | 2 | 4 | 6;
        /** @description Public profile of a user. */
        Profile: {
            user_id: components["schemas"]["UserId"];
            /** @description Key of the profile. */
            profile_key: string;
            /** @description Name in the address of the profile page, unique. */
            name: string;
            /** @description Name shown to others. */
            nick_name: string;
            /** @description Address of the avatar; null when there is none. */
            avatar_url: string | null;
            /** @description Bio, up to 200 characters. May be empty. */
            introduce: string;
            member: components["schemas"]["MemberType"];
            influencer: components["schemas"]["BadgeFlag"];
            expert: components["schemas"]["BadgeFlag"];
            /** @description Profession as the user wrote it. May be empty. */
            profession: string;
            sex: components["schemas"]["Sex"];
            career_info: components["schemas"]["CareerInfo"];
            statistic_data: components["schemas"]["StatisticData"];
            relation?: components["schemas"]["FollowRelation"];
            /** @description Whether others may see what the user has collected. Sent to that user only. */
            collections_public?: boolean;
        };
        /** @description A profile. */
        ProfileAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Profile"];
        };
        /** @description Changes to the caller's profile. Fields left out keep their value. */
        ProfileBody: {
            /** @description Key of the profile, which must be the caller's own. */
            profile_key: string;
            sex?: components["schemas"]["Sex"];
            /** @description Bio, up to 200 characters. */
            introduce?: string;
            /** @description Name shown to others, 1–20 characters, without reserved words. */
            nick_name?: string;
            /** @description Profession in the user's own words, up to 50 characters. */
            profession?: string;
            /** @description Whether others may see what the user has collected. */
            collections_public?: boolean;
        };
        /** @description Whether a user is an admin. */
        ManagerStatus: {
            user_id: components["schemas"]["UserId"];
            role: components["schemas"]["UserKind"];
            /** @description Whether the user is an admin of either kind. */
            is_manager: boolean;
        };
        /** @description Whether a user is an admin. */
        ManagerStatusAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagerStatus"];
        };
        /** @description The work of the caller, by which works are recommended. */
        RecommendConfigBody: {
            /** @description Id of an open role tag; null when not given. */
            career_id: number | null;
            /** @description Id of an open industry tag; null when not given. */
            industry_id: number | null;
        };
        /** @description Work of a user, by ids of the taxonomy. */
        CareerInfoAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CareerInfo"];
        };
        /** @description A user in a list of fans or followed creators. */
        FollowPerson: components["schemas"]["Person"] & {
            /** @description Name in the address of the profile page; null when there is no public profile. */
            profile_name: string | null;
            /** @description Bio. May be empty. */
            introduce: string;
            /** @description How many users follow this one. */
            fans: number;
            /** @description How many works of the user are public. */
            pub_files: number;
            relation: components["schemas"]["FollowRelation"];
        };
        /** @description Part of a list of users. */
        FollowPersonPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["FollowPerson"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of a list of users. */
        FollowPersonPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FollowPersonPage"];
        };
        /** @description Whom the caller means. */
        FollowBody: {
            focus_user_id: components["schemas"]["UserId"];
        };
        /** @description How the caller and another user follow each other. */
        FollowState: {
            focus_user_id: components["schemas"]["UserId"];
            relation: components["schemas"]["FollowRelation"];
            /** @description Whether the caller has blocked the user. */
            blocked: boolean;
        };
        /** @description How the caller and another user follow each other. */
        FollowStateAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FollowState"];
        };
        /** @description A person whom the caller has blocked. */
        BlockedPerson: {
            user_id: components["schemas"]["UserId"];
            /** @description Name shown to others. */
            nick_name: string;
            /** @description Address of the avatar; null without one. */
            avatar_url: string | null;
            /** @description Name in the address of the profile page. */
            profile_name: string;
            /**
             * Format: date-time
             * @description When, ISO 8601 UTC.
             */
            blocked_at: string;
        };
        /** @description Part of a list of blocked people. */
        BlockedPersonPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["BlockedPerson"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of a list of blocked people. */
        BlockedPersonPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["BlockedPersonPage"];
        };
        /** @description A new account. */
        SignUpBody: {
            /** @description E-mail address or mobile number. */
            account: string;
            /** @description Password, 8–128 characters. Taken as typed, spaces at its ends count. */
            password: string;
            /** @description Name shown to others, 1–20 characters, without reserved words. */
            nick_name: string;
            /** @description Token of an invitation to a team, where the site takes new accounts by invitation only. It is not used up. One by e-mail is for its address only. */
            invitation?: string;
        };
        /**
         * @description IANA name of a time zone, such as Asia/Tokyo or UTC.
         * @example Asia/Tokyo
         */
        TimeZone: string;
        /** @description The signed-in user. Sent to that user only. */
        User: {
            user_id: components["schemas"]["UserId"];
            /** @description Name shown to others. */
            nick_name: string;
            /** @description E-mail address; null when there is none. */
            email: string | null;
            /** @description Whether the person has proven that the e-mail address is theirs. Mail goes to proven addresses only. */
            email_proven: boolean;
            /** @description The address that takes the place of `email` once it is proven; null when none is wanted. */
            pending_email: string | null;
            /** @description Mobile number in E.164; null when there is none. */
            mobile: string | null;
            /** @description Address of the avatar; null when there is none. */
            avatar_url: string | null;
            /** @description How the person is identified beyond the account, such as a staff number; null when not. */
            identification: string | null;
            /** @description Number of the enterprise. Above 2: the user belongs to a private deployment. */
            e_id: number;
            role: components["schemas"]["UserKind"];
            /** @description Whether the user was specially invited to publish with the full taxonomy. */
            isSpecialInviteUser: boolean;
            member: components["schemas"]["MemberType"];
            /** @description Name in the address of the user's profile page. */
            profile_name: string;
            /** @description Time zone in which times are shown to the person, as an IANA name; null when that of the device counts. */
            time_zone: components["schemas"]["TimeZone"] | null;
            /** @description Single-use token for the next token exchange. Present in answers that start or confirm a session. */
            refresh_token?: string;
        };
        /** @description A valid session. */
        SessionData: {
            user: components["schemas"]["User"];
            /** @description Single-use, short-lived token for the token exchange. To be kept in memory only. */
            refresh_token: string;
        };
        /** @description A valid session. */
        SessionDataAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SessionData"];
        };
        /** @description Credentials. */
        SignInBody: {
            /** @description E-mail address or mobile number. */
            account: string;
            /** @description Password. */
            password: string;
        };
        /** @description The second step of signing in. */
        SecondStepBody: {
            /** @description The `challenge` that `second_step_needed` answered. It is valid for five minutes. */
            challenge: string;
            /** @description The six digits of the authenticator, or a recovery code. Spaces and hyphens are ignored. Each works once. */
            code: string;
        };
        /** @description Id that the authenticator gave a passkey, in base64url. */
        CredentialId: string;
        /** @description The answer of a passkey. Parts are in base64url. */
        PasskeySignInBody: {
            id: components["schemas"]["CredentialId"];
            /** @description `clientDataJSON` of the answer. */
            client_data: string;
            /** @description `authenticatorData` of the answer. */
            authenticator_data: string;
            /** @description `signature` of the answer. */
            signature: string;
            /** @description `userHandle` of the answer, when there is one. */
            user_handle?: string;
            /** @description The `challenge` that `second_step_needed` answered, when the passkey takes the place of the code. */
            challenge?: string;
        };
        /** @description What a passkey is asked for. */
        PasskeyQuestionBody: {
            /** @description The `challenge` that `second_step_needed` answered, when the passkey takes the place of the code. Without it any passkey of the site signs in. */
            challenge?: string;
        };
        /** @description What the browser needs to ask for a passkey: `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
        PasskeyOptions: {
            /** @description What the passkey signs. It works once. */
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The question that a passkey answers. */
        PasskeyQuestion: {
            options: components["schemas"]["PasskeyOptions"];
            /** @description Seconds for which the answer is taken. */
            valid: number;
        };
        /** @description The question that a passkey answers. */
        PasskeyQuestionAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PasskeyQuestion"];
        };
        /**
         * @description Who may make an account: everybody, those with an invitation to a team, or nobody.
         * @enum {string}
         */
        SignUpPolicy: "open" | "invitation" | "closed";
        /** @description Id of a provider in the settings of the server. */
        ProviderId: string;
        /** @description An identity provider of OpenID Connect that the operator has set up. */
        SignInProvider: {
            provider_id: components["schemas"]["ProviderId"];
            /** @description What it is called on the button. */
            name: string;
        };
        /** @description How one signs in to the site. */
        SignInOptions: {
            sign_up: components["schemas"]["SignUpPolicy"];
            /** @description The providers, in the operator's order, at most 10; empty when there are none. */
            providers: components["schemas"]["SignInProvider"][];
        };
        /** @description How one signs in to the site. */
        SignInOptionsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SignInOptions"];
        };
        /** @description What the provider has sent back with the browser, as it stood in the address. */
        ProviderReturnBody: {
            /** @description The `state` of the question. */
            state: string;
            /** @description The `code`, when the provider has confirmed the person. */
            code?: string;
            /** @description The `iss`, when the provider says who it is. */
            iss?: string;
            /** @description The `error`, when the provider has not confirmed the person. */
            error?: string;
        };
        /** @description With which provider somebody wants to sign in. */
        ProviderSignInBody: {
            provider_id: components["schemas"]["ProviderId"];
            /** @description Token of an invitation to a team, for somebody who has no account yet on a site that takes new accounts by invitation only. One by e-mail is for its address only. */
            invitation?: string;
        };
        /** @description The address of the provider that asks the person who they are. */
        ProviderQuestion: {
            /**
             * Format: uri
             * @description Where the browser goes, in the whole window.
             */
            location: string;
            /** @description What the provider sends back. It works once, in this browser. */
            state: string;
            /** @description Seconds for which the provider's answer is taken. */
            valid: number;
        };
        /** @description The address of the provider that asks the person who they are. */
        ProviderQuestionAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ProviderQuestion"];
        };
        /** @description A provider by which the caller can sign in. */
        LinkedProvider: {
            provider_id: components["schemas"]["ProviderId"];
            /** @description What the provider is called. */
            name: string;
            /** @description How the provider knows the person, such as an e-mail address; empty when it has not said. */
            label: string;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was used last to sign in; null when it never was.
             */
            last_used_at: string | null;
        };
        /**
         * @description What happened to a linked provider.
         * @enum {string}
         */
        ProviderEventKind: "linked" | "unlinked";
        /** @description An entry of the audit log of the caller's linked providers. */
        ProviderEvent: {
            kind: components["schemas"]["ProviderEventKind"];
            /** @description What the provider was called. */
            name: string;
            at: components["schemas"]["Timestamp"];
        };
        /** @description The providers by which the caller can sign in, and those that can be linked. */
        LinkedProviderList: {
            /** @description The linked providers, the newest first. */
            list: components["schemas"]["LinkedProvider"][];
            /** @description Providers that can be linked as well. */
            offered: components["schemas"]["SignInProvider"][];
            /** @description Whether the caller has chosen a password. An account that was made with a provider has none until its owner asks for the mail by which a password is set. */
            has_password: boolean;
            /** @description Whether linking and unlinking take a code of the second step beside the password. */
            needs_code: boolean;
            /** @description The latest entries of the audit log, newest first, at most 20. */
            events: components["schemas"]["ProviderEvent"][];
        };
        /** @description The providers by which the caller can sign in, and those that can be linked. */
        LinkedProviderListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["LinkedProviderList"];
        };
        /** @description A provider by which the caller can sign in. */
        LinkedProviderAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["LinkedProvider"];
        };
        /** @description A provider to link, with the proof that it is the caller themselves. */
        ProviderLinkBody: {
            provider_id: components["schemas"]["ProviderId"];
            /** @description The caller's password, asked again. */
            password: string;
            /** @description A code of the authenticator, or a recovery code, where the second step is on. Spaces and hyphens are ignored. */
            code?: string;
        };
        /** @description The proof that it is the caller themselves. */
        ProofBody: {
            /** @description The caller's password, asked again. */
            password: string;
            /** @description A code of the authenticator, or a recovery code, where the second step is on. Spaces and hyphens are ignored. */
            code?: string;
        };
        /** @description A passkey of the caller. */
        Passkey: {
            /** @description Id of the passkey. */
            passkey_id: string;
            /** @description What its owner calls it. */
            name: string;
            /** @description Whether a password manager keeps it on several devices. */
            is_synced: boolean;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was used last to sign in; null when it never was.
             */
            last_used_at: string | null;
        };
        /**
         * @description What happened to a passkey: added, removed; refused because its counter went back, as that of a copy does.
         * @enum {string}
         */
        PasskeyEventKind: "added" | "removed" | "copy_refused";
        /** @description An entry of the audit log of the caller's passkeys. */
        PasskeyEvent: {
            kind: components["schemas"]["PasskeyEventKind"];
            /** @description What the passkey was called. */
            name: string;
            at: components["schemas"]["Timestamp"];
        };
        /** @description The passkeys of the caller. */
        PasskeyList: {
            /** @description The passkeys, the newest first; at most 20. */
            list: components["schemas"]["Passkey"][];
            /** @description Whether passkeys can be added: a site without a name, or without https, has none. */
            is_offered: boolean;
            /** @description Whether adding and removing take a code of the second step beside the password. */
            needs_code: boolean;
            /** @description Whether none can be added now: the caller is an admin of a site that requires a second step, has not signed in with one, and no super admin has let them set one up. */
            needs_release: boolean;
            /** @description The latest entries of the audit log, newest first, at most 20. */
            events: components["schemas"]["PasskeyEvent"][];
        };
        /** @description The passkeys of the caller. */
        PasskeyListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PasskeyList"];
        };
        /** @description What its owner calls a passkey. */
        PasskeyName: string;
        /** @description A new passkey, as the browser made it. Parts are in base64url. */
        PasskeyBody: {
            name: components["schemas"]["PasskeyName"];
            id: components["schemas"]["CredentialId"];
            /** @description `clientDataJSON` of the answer. */
            client_data: string;
            /** @description `attestationObject` of the answer. */
            attestation: string;
            /** @description How the authenticator is reached, by the names of WebAuthn. */
            transports: string[];
        };
        /** @description A passkey of the caller. */
        PasskeyAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Passkey"];
        };
        /** @description Another name of a passkey. */
        PasskeyNameBody: {
            name: components["schemas"]["PasskeyName"];
        };
        /**
         * @description What happened to a second step: a super admin let it be set up, turned on, turned off, its recovery codes replaced, one of them used.
         * @enum {string}
         */
        SecondStepEventKind: "released" | "on" | "off" | "codes_renewed" | "code_used";
        /** @description An entry of the audit log of a second step. */
        SecondStepEvent: {
            kind: components["schemas"]["SecondStepEventKind"];
            at: components["schemas"]["Timestamp"];
        };
        /** @description Whether the caller's account asks for a second step after the password. */
        SecondStep: {
            /** @description Whether signing in takes a code beside the password. */
            is_on: boolean;
            /**
             * Format: date-time
             * @description When it was turned on; null while it is off.
             */
            on_since: string | null;
            /** @description How many recovery codes were not used yet. */
            recovery_codes_left: number;
            /** @description Whether nothing can be set up now: the caller is an admin of a site that requires a second step, has not signed in with one, and no super admin has let them set one up. */
            needs_release: boolean;
            /** @description The latest entries of its audit log, newest first, at most 20. */
            events: components["schemas"]["SecondStepEvent"][];
        };
        /** @description Whether there is a second step. */
        SecondStepAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SecondStep"];
        };
        /** @description A code of the authenticator that was set up. */
        CodeBody: {
            /** @description The six digits of the authenticator. Spaces are ignored. */
            code: string;
        };
        /** @description Recovery codes. Each works once in place of the authenticator. No other answer contains them. */
        RecoveryCodes: {
            /** @description The codes; those from before work no more. */
            codes: string[];
        };
        /** @description New recovery codes. */
        RecoveryCodesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RecoveryCodes"];
        };
        /** @description The caller's password, asked again. */
        PasswordBody: {
            /** @description The caller's password, asked again. */
            password: string;
        };
        /** @description What an authenticator app needs. It counts once a code of it was given. */
        SecondStepSetup: {
            /** @description The secret in base32, to be typed into an authenticator app. */
            secret: string;
            /** @description The same as an `otpauth://` address, to be shown as a QR code. */
            uri: string;
        };
        /** @description What an authenticator app needs. */
        SecondStepSetupAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SecondStepSetup"];
        };
        /** @description Both steps, asked again. */
        PasswordAndCodeBody: {
            /** @description The caller's password, asked again. */
            password: string;
            /** @description The six digits of the authenticator, or a recovery code. Spaces and hyphens are ignored. Each works once. */
            code: string;
        };
        /** @description The refresh token at hand. */
        TokenBody: {
            /** @description The newest refresh token of the session. */
            refresh_token: string;
        };
        /** @description A fresh access token. */
        TokenGrant: {
            /** @description Bearer token for calls that need authentication. */
            access_token: string;
            /** @description Seconds the access token is valid. */
            valid: number;
            /** @description Token for the next exchange. */
            refresh_token: string;
        };
        /** @description A fresh access token. */
        TokenGrantAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["TokenGrant"];
        };
        /** @description The signed-in user. */
        UserAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["User"];
        };
        /** @description A new nickname. */
        NickNameBody: {
            /** @description Name shown to others, 1–20 characters, without reserved words. */
            nick_name: string;
        };
        /** @description The time zone that times are shown in. */
        TimeZoneBody: {
            /** @description IANA name of a time zone; null for that of the device. */
            time_zone: components["schemas"]["TimeZone"] | null;
        };
        /** @description A new password, with the present one. */
        PasswordChangeBody: {
            /** @description The caller's password, asked again. */
            password: string;
            /** @description New password, 8–128 characters. Taken as typed, spaces at its ends count. */
            new_password: string;
        };
        /** @description A new e-mail address, with the password. */
        EmailBody: {
            /** @description E-mail address to sign in with; null removes it, if there is a mobile number. */
            email: string | null;
            /** @description The caller's password, asked again. */
            password: string;
        };
        /** @description The token of a mailed link. */
        MailTokenBody: {
            /** @description The token as it stood in the link. */
            token: string;
        };
        /** @description An e-mail address that was proven. */
        ProvenEmail: {
            /** @description The address, by which its owner signs in from now on. */
            email: string;
        };
        /** @description An e-mail address that was proven. */
        ProvenEmailAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ProvenEmail"];
        };
        /** @description Where a link for a new password is to be sent. */
        PasswordResetRequestBody: {
            /** @description E-mail address of the account. */
            email: string;
        };
        /** @description A new password, with the token of a mailed link. */
        PasswordResetBody: {
            /** @description The token as it stood in the link. */
            token: string;
            /** @description New password, 8–128 characters. Taken as typed, spaces at its ends count. */
            new_password: string;
        };
        /** @description A new mobile number, with the password. */
        MobileBody: {
            /** @description Mobile number to sign in with; null removes it, if there is an e-mail address. */
            mobile: string | null;
            /** @description The caller's password, asked again. */
            password: string;
        };
        /**
         * @description What kind of device a browser runs on.
         * @enum {string}
         */
        DeviceKind: "desktop" | "phone" | "tablet" | "other";
        /**
         * @description How a session was started. `code` and `recovery_code` are the second steps after the password; a `passkey` stands for both steps, or for the second; a `provider` has confirmed the person.
         * @enum {string}
         */
        SignInMethod: "password" | "code" | "recovery_code" | "passkey" | "provider";
        /** @description A signed-in browser. */
        SessionInfo: {
            /** @description Id of the session. */
            session_id: string;
            /** @description Name of the browser; null when it is not known. */
            browser: string | null;
            /** @description Name of the operating system; null when it is not known. */
            system: string | null;
            device: components["schemas"]["DeviceKind"];
            method: components["schemas"]["SignInMethod"];
            created_at: components["schemas"]["Timestamp"];
            last_seen_at: components["schemas"]["Timestamp"];
            /** @description Whether it is the session that asks. */
            current: boolean;
        };
        /** @description Signed-in browsers. */
        SessionList: {
            /** @description Running sessions, the last used first; at most 100. */
            list: components["schemas"]["SessionInfo"][];
        };
        /** @description Signed-in browsers. */
        SessionListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SessionList"];
        };
        /**
         * @description What a service token may do: the operations of an area that read, or those that change something. The `x-scope` of an operation names the scope it takes; no service token reaches one whose `x-scope` is `none`.
         * @enum {string}
         */
        ServiceScope: "files:read" | "files:write" | "search:read" | "publishing:read" | "publishing:write" | "workspace:read" | "workspace:write" | "versions:read" | "versions:write" | "sharing:read" | "sharing:write" | "profiles:read" | "follows:read" | "follows:write" | "teams:read";
        /** @description A service token, without the token itself. */
        ServiceToken: {
            token_id: components["schemas"]["BigId"];
            /** @description What the token is for. */
            name: string;
            /** @description The first characters of the token, by which its owner recognizes it. */
            prefix: string;
            /** @description What the token may do. */
            scopes: components["schemas"]["ServiceScope"][];
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was last used, to the minute; null when it was never used.
             */
            last_used_at: string | null;
        };
        /**
         * @description What happened to a service token.
         * @enum {string}
         */
        ServiceTokenEventKind: "created" | "revoked";
        /** @description An entry of the audit log of service tokens. */
        ServiceTokenEvent: {
            event_id: components["schemas"]["BigId"];
            token_id: components["schemas"]["BigId"];
            /** @description Name of the token. */
            name: string;
            kind: components["schemas"]["ServiceTokenEventKind"];
            at: components["schemas"]["Timestamp"];
        };
        /** @description Service tokens and their events. */
        ServiceTokenList: {
            /** @description Active tokens, newest first. */
            list: components["schemas"]["ServiceToken"][];
            /** @description Part of the audit log of all tokens, newest first, at most `size` entries. */
            events: components["schemas"]["ServiceTokenEvent"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description The tokens and their events. */
        ServiceTokenListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ServiceTokenList"];
        };
        /** @description A new service token. */
        NewServiceTokenBody: {
            /** @description What the token is for, 1–50 characters. */
            name: string;
            /** @description What the token may do. */
            scopes: components["schemas"]["ServiceScope"][];
            /** @description Number of days until it expires. */
            days: number;
            /** @description The caller's password, asked again. */
            password: string;
        };
        /** @description A new service token. No other answer contains it, and the server stores only its hash. */
        CreatedServiceToken: {
            /** @description The token, to be sent as bearer token. It begins with `bwst_`, for scanners of secrets. */
            token: string;
            token_id: components["schemas"]["BigId"];
            /** @description What the token is for. */
            name: string;
            /** @description The first characters of the token, by which its owner recognizes it. */
            prefix: string;
            /** @description What the token may do. */
            scopes: components["schemas"]["ServiceScope"][];
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was last used, to the minute; null when it was never used.
             */
            last_used_at: string | null;
        };
        /** @description The new token. */
        CreatedServiceTokenAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CreatedServiceToken"];
        };
        /**
         * @description An event that webhooks receive. `work.published`: a work has become public. `work.updated`: a newer version of a public work has. `work.taken_down`: a moderator took a work down. `order.paid`: somebody paid for a work. `order.refunded`: such a payment was refunded.
         * @enum {string}
         */
        WebhookEventType: "work.published" | "work.updated" | "work.taken_down" | "order.paid" | "order.refunded";
        /** @description A webhook, without its secret. */
        Webhook: {
            webhook_id: components["schemas"]["BigId"];
            /** @description Address that receives the events. */
            url: string;
            /** @description Events that it receives. */
            events: components["schemas"]["WebhookEventType"][];
            /** @description Whether it receives the events of everybody, as long as its owner is a super admin. */
            is_site_wide: boolean;
            /** @description Whether it receives events. False when it was switched off, or disabled after days of failures. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description When the first attempt failed after which none has succeeded; null when the last one succeeded.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When it was disabled because attempts had failed for five days; null otherwise.
             */
            disabled_at: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The webhooks of a person. */
        WebhookList: {
            /** @description The webhooks, newest first; at most 20. */
            list: components["schemas"]["Webhook"][];
        };
        /** @description The webhooks. */
        WebhookListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["WebhookList"];
        };
        /** @description A new webhook. */
        NewWebhookBody: {
            /** @description An https address at port 443 or 8443, 1–2000 characters, without a user name. It must not lead into a private network. */
            url: string;
            /** @description Events that it receives. */
            events: components["schemas"]["WebhookEventType"][];
            /** @description Whether it receives the events of everybody; false when left out. For super admins only. */
            is_site_wide?: boolean;
        };
        /** @description A webhook with its secret. */
        WebhookWithSecret: {
            /** @description The secret that signs its requests. It begins with `whsec_`. */
            secret: string;
            webhook_id: components["schemas"]["BigId"];
            /** @description Address that receives the events. */
            url: string;
            /** @description Events that it receives. */
            events: components["schemas"]["WebhookEventType"][];
            /** @description Whether it receives the events of everybody, as long as its owner is a super admin. */
            is_site_wide: boolean;
            /** @description Whether it receives events. False when it was switched off, or disabled after days of failures. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description When the first attempt failed after which none has succeeded; null when the last one succeeded.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When it was disabled because attempts had failed for five days; null otherwise.
             */
            disabled_at: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The webhook and its secret. */
        WebhookWithSecretAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["WebhookWithSecret"];
        };
        /** @description Changes of a webhook. What is left out stays as it is. */
        WebhookChangesBody: {
            /** @description An https address at port 443 or 8443, 1–2000 characters, without a user name. It must not lead into a private network. */
            url?: string;
            /** @description Events that it receives. */
            events?: components["schemas"]["WebhookEventType"][];
            /** @description Whether it receives events. */
            is_active?: boolean;
        };
        /** @description The webhook. */
        WebhookAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Webhook"];
        };
        /**
         * @description The type of an event that is delivered; `webhook.test` is sent by testWebhook.
         * @enum {string}
         */
        DeliveredEventType: "work.published" | "work.updated" | "work.taken_down" | "order.paid" | "order.refunded" | "webhook.test";
        /**
         * @description How far a delivery is. `failed` means that it was given up.
         * @enum {string}
         */
        WebhookDeliveryState: "queued" | "sending" | "delivered" | "failed";
        /**
         * @description Why the last attempt failed. `address_refused`: the address is none that events may be sent to. `not_public`: its name leads to no public address. `no_connection` and `no_answer`: the other side was not there, or did not answer in time. `refused`: it answered with another status than 2xx. `too_many_waiting`: the webhook had too many events waiting. `switched_off` and `disabled`: the webhook was, by its owner or after days of failures. `not_entitled`: its owner may not receive the event any more.
         * @enum {string}
         */
        WebhookDeliveryFailure: "address_refused" | "not_public" | "no_connection" | "no_answer" | "refused" | "too_many_waiting" | "switched_off" | "disabled" | "not_entitled";
        /** @description An event on its way to a webhook. */
        WebhookDelivery: {
            delivery_id: components["schemas"]["BigId"];
            /** @description Id of the event, which the header `webhook-id` carries. */
            event_id: string;
            type: components["schemas"]["DeliveredEventType"];
            state: components["schemas"]["WebhookDeliveryState"];
            /** @description When each attempt began, the first one first. */
            attempts: components["schemas"]["Timestamp"][];
            /** @description HTTP status of the last answer; null when there was none. Three digits, not a count of anything. */
            status: number | null;
            /** @description Why the last attempt failed; null when it did not. */
            failure: components["schemas"]["WebhookDeliveryFailure"] | null;
            /** @description The same in detail, in English, for developers; null when it did not. */
            error: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it is sent next; null unless it waits.
             */
            next_attempt_at: string | null;
        };
        /** @description The delivery. */
        WebhookDeliveryAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["WebhookDelivery"];
        };
        /** @description A page of the deliveries of a webhook. */
        WebhookDeliveryPage: {
            /** @description The deliveries, newest first. */
            list: components["schemas"]["WebhookDelivery"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description A page of deliveries. */
        WebhookDeliveryPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["WebhookDeliveryPage"];
        };
        /**
         * @description Where an export stands. pending: it is being made; expired: its archive is gone.
         * @enum {string}
         */
        ExportState: "pending" | "ready" | "failed" | "expired";
        /** @description An archive of everything about the caller. */
        AccountExport: {
            export_id: components["schemas"]["BigId"];
            state: components["schemas"]["ExportState"];
            /** @description Size of the archive in bytes; null unless it is ready. */
            size: number | null;
            requested_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the archive was made; null while it is not.
             */
            ready_at: string | null;
            /**
             * Format: date-time
             * @description When the archive goes away, 7 days after it was made; null while it is not.
             */
            expires_at: string | null;
        };
        /** @description Archives of everything about the caller. */
        AccountExportList: {
            /** @description Exports, the newest first; at most 20. */
            list: components["schemas"]["AccountExport"][];
        };
        /** @description Archives of everything about the caller. */
        AccountExportListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["AccountExportList"];
        };
        /** @description An archive of everything about the caller. */
        AccountExportAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["AccountExport"];
        };
        /**
         * @description What happens to published works when an account is deleted. anonymise: they stay, without a name; remove: they go.
         * @enum {string}
         */
        KeepWorks: "anonymise" | "remove";
        /** @description The wish to delete the account. */
        DeletionBody: {
            /** @description The caller's password, asked again. */
            password: string;
            keep_works: components["schemas"]["KeepWorks"];
        };
        /** @description A code for the account frame. */
        FrameCode: {
            /** @description Code for the `token` of the frame's address. Works once. */
            code: string;
            /** @description Seconds the code is valid. */
            valid: number;
        };
        /** @description A code for the account frame. */
        FrameCodeAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FrameCode"];
        };
        /** @description The code of a frame's address. */
        FrameCodeBody: {
            /** @description The code as it stood in the address. */
            code: string;
        };
        /** @description What the account frame needs to act for a session. */
        FrameGrant: {
            user: components["schemas"]["User"];
            /** @description Bearer token of the session the code was made for. */
            access_token: string;
            /** @description Seconds the access token is valid. */
            valid: number;
        };
        /** @description What the account frame needs to act for a session. */
        FrameGrantAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FrameGrant"];
        };
        /**
         * @description Size of the company in people. 1001 only me, 1002 2-50, 1003 51-250, 1004 251-1000, 1005 1000-5000.
         * @enum {integer}
         */
        CompanySize: 1001 | 1002 | 1003 | 1004 | 1005;
        /** @description The answers of the onboarding. Unless `skip` is true, career, channels, scenes and usage are required. Option ids are those of the deployment. */
        OnboardingBody: {
            /** @description Option id of the job. */
            career?: number;
            /** @description The caller's own words for Other among the jobs, 1–40 characters. Only with Other. */
            career_other?: string;
            /** @description Option ids of the channels, 1–5. */
            channels?: number[];
            /** @description The caller's own words for Other among the channels, 1–40 characters. Only with Other. */
            channel_other?: string;
            /** @description Name shown to others from now on, 1–20 characters; left out it stays as it is. */
            name?: string;
            /** @description Option ids of the use cases, 1–5. */
            scenes?: number[];
            /** @description The caller's own words for Other among the use cases, 1–40 characters. Only with Other. */
            scene_other?: string;
            usage?: components["schemas"]["SpaceType"];
            /** @description Name of the first team, at most 40 characters. Only with space type team; the team itself is made by its own call. */
            team_name?: string;
            /** @description Option ids of the fields of work, at most 5. Only with space type work. */
            work_scenes?: number[];
            /** @description The caller's own words for Other among the fields of work, 1–40 characters. Only with Other. */
            work_scene_other?: string;
            company_people_size?: components["schemas"]["CompanySize"];
            /** @description Whether the caller skipped what is left. Then anything may be left out, and nothing is earned. */
            skip: boolean;
        };
        /** @description What the onboarding has earned. */
        OnboardingResult: {
            /** @description Number of points gained by these answers; 0 for a skip. */
            points: number;
            /** @description Number of points at hand. */
            balance: number;
            /** @description Number of points missing for the card of the personal plan; 0 when there are enough. */
            shortfall: number;
        };
        /** @description What the onboarding has earned. */
        OnboardingResultAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["OnboardingResult"];
        };
        /**
         * @description A question of the onboarding that is answered with options.
         * @enum {string}
         */
        OnboardingQuestion: "job" | "channel" | "use_case" | "space_type" | "work_scene" | "company_size";
        /** @description How often an option was chosen. */
        OnboardingOptionCount: {
            /** @description Id of the option, which has no unit; for space type and company size its value. */
            option_id: number;
            /** @description Number of people who chose it. */
            count: number;
        };
        /** @description How a question was answered. */
        OnboardingQuestionSummary: {
            question: components["schemas"]["OnboardingQuestion"];
            /** @description Every option of the deployment in the order it is offered. */
            options: components["schemas"]["OnboardingOptionCount"][];
        };
        /** @description How the onboarding was answered by everybody. */
        OnboardingSummary: {
            /** @description Number of people who answered to the end. */
            answered: number;
            /** @description Number of people who skipped; what they had answered before counts below. */
            skipped: number;
            /** @description Every question with its options. */
            questions: components["schemas"]["OnboardingQuestionSummary"][];
        };
        /** @description How the onboarding was answered by everybody. */
        OnboardingSummaryAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["OnboardingSummary"];
        };
        /** @description What somebody wrote for Other. */
        OnboardingText: {
            text_id: components["schemas"]["BigId"];
            /** @description Id of the option Other of the question, which has no unit. */
            option_id: number;
            /** @description The words, as they were typed. */
            text: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of what people wrote for Other. */
        OnboardingTextPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["OnboardingText"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of what people wrote for Other. */
        OnboardingTextPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["OnboardingTextPage"];
        };
        /** @description The caller's points and the card they pay. */
        Points: {
            /** @description Number of points at hand. */
            balance: number;
            /** @description Number of points one card of the personal plan costs. */
            card_points: number;
            /** @description Number of days of the personal plan one card gives. */
            card_days: number;
            /** @description Number of points missing for the card; 0 when there are enough. */
            shortfall: number;
        };
        /** @description The caller's points. */
        PointsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Points"];
        };
        /**
         * @description What a line of the ledger is for. The first four are the questions of the onboarding; a daily visit counts once a day in the time zone of the deployment; `personalPlanCard` spends points.
         * @enum {string}
         */
        PointEntryCause: "job" | "channel" | "useCase" | "spaceType" | "dailyVisit" | "firstApprovedTemplate" | "personalPlanCard";
        /** @description One line of the ledger of points. Lines are never changed. */
        PointEntry: {
            entry_id: components["schemas"]["BigId"];
            cause: components["schemas"]["PointEntryCause"];
            /** @description Number of points gained; negative when spent. */
            points: number;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the ledger of the caller's points. */
        PointEntryPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["PointEntry"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the ledger of the caller's points. */
        PointEntryPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PointEntryPage"];
        };
        /**
         * @description Type of a professional edition. -1 trial, 1 official.
         * @enum {integer}
         */
        ProfessionalEditionType: -1 | 1;
        /** @description The caller's professional edition, running or ended. */
        ProfessionalEdition: {
            /** @description Whether the caller never had an edition and these are only standing values, type trial and without dates. */
            isDefaultData: boolean;
            type: components["schemas"]["ProfessionalEditionType"];
            /** @description Which edition it is, such as `personal` or `lifetime`; null when there never was one. */
            edition_key: string | null;
            /** @description Id of the goods bought last for it; null when it was not bought. */
            goods_id: string | null;
            user_id: components["schemas"]["UserId"];
            /**
             * Format: date-time
             * @description When the edition began that has lasted without a gap since; null when there never was one.
             */
            start_date: string | null;
            /**
             * Format: date-time
             * @description When it ends or ended; null when it is permanent, or there never was one.
             */
            end_date: string | null;
            /** @description Whether it never ends. */
            permanent: boolean;
            /** @description How many times the edition was prolonged since it began. */
            extends: number;
            /** @description Whether it is in force now, by the clock of the server - official, not on a private deployment, and permanent or with its end in the future. */
            is_valid: boolean;
        };
        /** @description What a card of the personal plan has changed. */
        RedeemedCard: {
            /** @description Number of points left. */
            balance: number;
            edition: components["schemas"]["ProfessionalEdition"];
        };
        /** @description What a card of the personal plan has changed. */
        RedeemedCardAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RedeemedCard"];
        };
        /** @description The caller's professional edition. */
        ProfessionalEditionAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ProfessionalEdition"];
        };
        /** @description What a plan allows. */
        PlanLimits: {
            /** @description How many editable files a team may hold; 0 means unlimited. */
            editable_files: number;
            /** @description How many visitors may work on one file together; 0 means unlimited. */
            edit_visitors: number;
        };
        /** @description The caller's personal space and how far its plan is used, as the limit dialog takes it. */
        SpacePlan: {
            team_type: components["schemas"]["SpaceType"];
            team_id: components["schemas"]["BigId"];
            /** @description How many editable files the space may hold; 0 means unlimited. */
            limitCount: number;
            /** @description How many visitors may work on one file together; 0 means unlimited. */
            edit_visitor_quantity: number;
            /** @description How many editable files the space holds. */
            curCount: number;
        };
        /** @description The caller's membership and what follows from it. */
        Membership: {
            member: components["schemas"]["MemberType"];
            /** @description Whether the caller is a VIP - a valid professional edition, or lifetime membership. */
            is_vip: boolean;
            /** @description Whether the caller belongs to a private deployment, which knows no limits and where nothing is sold. */
            is_private_deployment: boolean;
            edition: components["schemas"]["ProfessionalEdition"];
            limits: components["schemas"]["PlanLimits"];
            free_plan: components["schemas"]["PlanLimits"];
            space: components["schemas"]["SpacePlan"];
        };
        /** @description The caller's membership. */
        MembershipAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Membership"];
        };
        /**
         * @description Where a grant came from - an order that was paid, the card that points pay, or a gift of the operator.
         * @enum {string}
         */
        GrantSource: "purchase" | "points" | "gift";
        /** @description One grant of a professional edition. */
        EditionGrant: {
            grant_id: components["schemas"]["BigId"];
            source: components["schemas"]["GrantSource"];
            /** @description Which edition was granted, such as `personal` or `lifetime`. */
            edition_key: string;
            /** @description Id of the goods that were bought; null when it was not bought. */
            goods_id: string | null;
            /** @description Number of days it added; null for a lifetime. */
            days: number | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was taken back, as after a refund; null while it holds.
             */
            revoked_at: string | null;
        };
        /** @description Part of the caller's grants. */
        EditionGrantPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["EditionGrant"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the caller's grants. */
        EditionGrantPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["EditionGrantPage"];
        };
        /** @description The contract itself as an OpenAPI 3.1 document. */
        OpenApiDocument: {
            /** @description Version of OpenAPI. */
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Id of what is sold: of a plan or membership 2–40 small letters, digits and hyphens; of a template `template-` and the key of the work.
         * @example plan-month
         */
        GoodsId: string;
        /**
         * @description What is sold. `plan` days of the personal plan, `lifetime` lifetime membership, `template` the right to copy one template.
         * @enum {string}
         */
        GoodsKind: "plan" | "lifetime" | "template";
        /**
         * @description Currency as an ISO 4217 code.
         * @enum {string}
         */
        Currency: "CNY" | "USD";
        /** @description Something that is sold. */
        Goods: {
            goods_id: components["schemas"]["GoodsId"];
            kind: components["schemas"]["GoodsKind"];
            /** @description Name in the reader's language; of a template the name of the work. */
            name: string;
            /** @description Number of days of 24 hours a plan runs; null for anything else. */
            days: number | null;
            /** @description What it costs now, in thousandths of the currency. */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description Whether the caller could buy it now. False on a private deployment, where nothing is sold, and where no payment provider is set. */
            on_sale: boolean;
            /** @description Whether the caller has it permanently already; false without a token. */
            owned: boolean;
            /** @description Teams of the caller that have the template already; empty without a token, and for anything else. */
            team_ids: components["schemas"]["BigId"][];
            /** @description Key of the template; null for anything else. */
            file_key: string | null;
            /** @description Who sells the template; null for anything else. */
            seller: components["schemas"]["Person"] | null;
        };
        /** @description Plans and memberships on sale. */
        GoodsList: {
            /** @description All of them. */
            list: components["schemas"]["Goods"][];
        };
        /** @description Plans and memberships on sale. */
        GoodsListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GoodsList"];
        };
        /** @description Something that is sold. */
        GoodsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Goods"];
        };
        /**
         * @description What an admin can put up for sale. Templates are sold by their creators.
         * @enum {string}
         */
        ListedGoodsKind: "plan" | "lifetime";
        /** @description The name of goods in every language, 1–60 characters each. */
        GoodsNames: {
            /** @description Name in Chinese. */
            "zh-CN": string;
            /** @description Name in English. */
            "en-US": string;
            /** @description Name in Japanese. */
            "ja-JP": string;
            /** @description Name in Korean. */
            "ko-KR": string;
            /** @description Name in Spanish. */
            "es-ES": string;
        };
        /** @description A plan or membership as admins see it. */
        ManagedGoods: {
            goods_id: components["schemas"]["GoodsId"];
            kind: components["schemas"]["ListedGoodsKind"];
            names: components["schemas"]["GoodsNames"];
            /** @description Number of days a plan runs; null for a lifetime membership. */
            days: number | null;
            /** @description Price in thousandths of the currency. */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description Place in the list; how many come before does not matter, smaller numbers come first. */
            sort_order: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Since when it is not sold any more; null while it is.
             */
            retired_at: string | null;
        };
        /** @description All plans and memberships, retired ones included. */
        ManagedGoodsList: {
            /** @description All of them. */
            list: components["schemas"]["ManagedGoods"][];
            /** @description In which currency this deployment sells plans and memberships. */
            currency: components["schemas"]["Currency"];
        };
        /** @description All plans and memberships, retired ones included. */
        ManagedGoodsListAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedGoodsList"];
        };
        /** @description A plan or membership to sell. */
        NewGoodsBody: {
            goods_id: components["schemas"]["GoodsId"];
            kind: components["schemas"]["ListedGoodsKind"];
            names: components["schemas"]["GoodsNames"];
            /** @description Number of days a plan runs, 1–3660; null or left out for a lifetime membership. */
            days?: number | null;
            /** @description Price in thousandths of the deployment's currency, a multiple of 10 from 1000 to 100000000. */
            price: number;
            /** @description Place in the list, the smaller number of two comes first; 0 when left out. */
            sort_order?: number;
        };
        /** @description A plan or membership. */
        ManagedGoodsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedGoods"];
        };
        /**
         * @description What an admin did to goods. `retire` took them off sale.
         * @enum {string}
         */
        GoodsAction: "create" | "update" | "retire";
        /** @description What an admin did to a plan or membership. */
        GoodsLogEntry: {
            log_id: components["schemas"]["BigId"];
            admin: components["schemas"]["Person"];
            action: components["schemas"]["GoodsAction"];
            /** @description How they were afterwards. */
            goods: components["schemas"]["ManagedGoods"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the log of goods, the latest entry first. */
        GoodsLogPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["GoodsLogEntry"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the log of goods, the latest entry first. */
        GoodsLogPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GoodsLogPage"];
        };
        /** @description A plan or membership as it is to be from now on. Orders that were placed keep their price, name and days. Goods that were retired are sold again. */
        GoodsChangeBody: {
            names: components["schemas"]["GoodsNames"];
            /** @description Number of days a plan runs, 1–3660; null or left out for a lifetime membership. */
            days?: number | null;
            /** @description Price in thousandths of the deployment's currency, a multiple of 10 from 1000 to 100000000. */
            price: number;
            /** @description Place in the list, the smaller number of two comes first; 0 when left out. */
            sort_order?: number;
        };
        /**
         * @description Id of an order: 12 characters of digits and letters without look-alikes.
         * @example h3WqPnR8tXdM
         */
        OrderId: string;
        /** @description A team for which something is bought. */
        OrderTeam: {
            team_id: components["schemas"]["BigId"];
            /** @description Name of the team when it was ordered. */
            name: string;
        };
        /** @description An order as its buyer sees it. */
        Order: {
            order_id: components["schemas"]["OrderId"];
            goods_id: components["schemas"]["GoodsId"];
            kind: components["schemas"]["GoodsKind"];
            /** @description Name of what was ordered, as it was then, in the buyer's language. */
            title: string;
            /** @description Number of days of the plan that was ordered; null for anything else. */
            days: number | null;
            /** @description Key of the template; null for anything else. */
            file_key: string | null;
            /** @description The team that gets it, by its name when it was ordered; null for what is the buyer's own. */
            team: components["schemas"]["OrderTeam"] | null;
            /** @description Price in thousandths of the currency, as it was when the order was placed. */
            amount: number;
            currency: components["schemas"]["Currency"];
            state: components["schemas"]["OrderState"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Until when it can be paid.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was paid; null while it is not.
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description When it was cancelled, expired or refunded; null otherwise.
             */
            closed_at: string | null;
            /**
             * Format: date-time
             * @description Until when the buyer can give it back by themselves; null when they cannot.
             */
            returnable_until: string | null;
        };
        /** @description Part of the orders, the newest first. */
        OrderPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["Order"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the orders, the newest first. */
        OrderPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["OrderPage"];
        };
        /** @description What somebody wants to buy. */
        NewOrderBody: {
            goods_id: components["schemas"]["GoodsId"];
            /** @description Id of the team that gets it; left out, the buyer. What is bought for one's own space is bought for oneself. */
            team_id?: components["schemas"]["BigId"];
        };
        /** @description An order. */
        OrderAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Order"];
        };
        /**
         * @description Who takes the money. `sandbox` is a test, no money moves.
         * @enum {string}
         */
        PaymentProvider: "sandbox" | "stripe";
        /**
         * @description How a checkout is to be shown. `frame` in a frame or window of its own, `page` in the window itself, since it refuses frames.
         * @enum {string}
         */
        CheckoutDisplay: "frame" | "page";
        /** @description Where an order is paid. */
        Checkout: {
            order_id: components["schemas"]["OrderId"];
            provider: components["schemas"]["PaymentProvider"];
            /** @description Address of the checkout. May be relative to the site. For the buyer only. */
            url: string;
            display: components["schemas"]["CheckoutDisplay"];
            /**
             * Format: date-time
             * @description Until when it can be paid.
             */
            expires_at: string;
        };
        /** @description Where an order is paid. */
        CheckoutAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Checkout"];
        };
        /** @description Who ordered something. */
        Buyer: components["schemas"]["Person"] & {
            /** @description Whether the person can sign in; false once the account is deactivated or deleted. */
            is_active: boolean;
        };
        /** @description An order as super admins see it. */
        ManagedOrder: components["schemas"]["Order"] & {
            buyer_id: components["schemas"]["UserId"];
            buyer: components["schemas"]["Buyer"];
            /** @description Id of the creator who sold the template; null for anything else. */
            seller_id: string | null;
            /** @description The platform's share of the price, in thousandths of the currency. */
            fee: number;
            provider: components["schemas"]["PaymentProvider"];
            /** @description The provider's name of the payment; null while there is none. */
            payment_ref: string | null;
            /** @description Where the refund of its payment stands, one that is not done before others; null when there is none. */
            refund_state: components["schemas"]["RefundState"] | null;
        };
        /** @description Part of all orders, the newest first. */
        ManagedOrderPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["ManagedOrder"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of all orders, the newest first. */
        ManagedOrderPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedOrderPage"];
        };
        /** @description Why an order is refunded. */
        RefundBody: {
            /** @description The reason, for the records, 1–500 characters. */
            reason: string;
        };
        /** @description An order. */
        ManagedOrderAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedOrder"];
        };
        /**
         * @description Which refunds. `open` all that are not done, anything else those in this state.
         * @enum {string}
         */
        RefundFilter: "open" | "asked" | "sent" | "failed" | "owed" | "done";
        /**
         * @description Id of a refund: 12 characters of digits and letters without look-alikes.
         * @example r3WqPnR8tXdM
         */
        RefundId: string;
        /** @description The order whose payment goes back. */
        RefundedOrder: {
            order_id: components["schemas"]["OrderId"];
            /** @description Name of what was ordered, as it was then, in the buyer's language. */
            title: string;
            kind: components["schemas"]["GoodsKind"];
            state: components["schemas"]["OrderState"];
        };
        /**
         * @description Whose wish a refund was. `buyer` they gave a template back, `admin` an admin refunded the order, `stray` the payment could not be honoured, `provider` it was made at the provider.
         * @enum {string}
         */
        RefundCause: "buyer" | "admin" | "stray" | "provider";
        /** @description A payment that is to go back whole, as super admins see it. */
        ManagedRefund: {
            refund_id: components["schemas"]["RefundId"];
            order: components["schemas"]["RefundedOrder"];
            buyer: components["schemas"]["Buyer"];
            /** @description What goes back, in thousandths of the currency. */
            amount: number;
            /** @description The currency as ISO 4217 names it. A payment that could not be honoured may be in any. */
            currency: string;
            cause: components["schemas"]["RefundCause"];
            /** @description What an admin wrote, or why the payment could not be honoured; null when there is neither. */
            reason: string | null;
            state: components["schemas"]["RefundState"];
            /** @description Why the last attempt did not get through or the provider cannot make it, in words for operators; null while nothing failed. */
            failure: string | null;
            /** @description Number of times it was sent to the provider. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is sent next; null unless it waits to be sent to a provider of the site.
             */
            next_attempt_at: string | null;
            provider: components["schemas"]["PaymentProvider"];
            /** @description The provider's name of the payment. */
            payment_ref: string;
            /** @description The provider's name of the refund; null while it has none. */
            provider_ref: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was done or failed; null while it is under way.
             */
            settled_at: string | null;
            /** @description Who recorded that the money went back by hand; null otherwise. */
            settled_by: components["schemas"]["Person"] | null;
            /** @description How the money went back by hand; null otherwise. */
            note: string | null;
            /** @description Whether it can be sent again, or the provider asked about it. */
            can_retry: boolean;
            /** @description Whether it can be settled by hand. Only when the provider does not make it any more. */
            can_settle: boolean;
        };
        /** @description Part of all refunds, the newest first. */
        ManagedRefundPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["ManagedRefund"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of all refunds, the newest first. */
        ManagedRefundPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedRefundPage"];
        };
        /** @description A refund. */
        ManagedRefundAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedRefund"];
        };
        /** @description How a payment went back by hand. */
        SettledRefundBody: {
            /** @description How and when the money went back, for the records, 1–500 characters. */
            note: string;
        };
        /** @description Event of a payment provider, in the provider's own format. Its signature covers the exact bytes. */
        PaymentCallback: {
            [key: string]: unknown;
        };
        /** @description What the caller has earned by selling templates. */
        Wallet: {
            currency: components["schemas"]["Currency"];
            /** @description What is theirs permanently, in thousandths of the currency. Negative when more was refunded than earned since a payout. */
            balance: number;
            /** @description What buyers can still return, in thousandths of the currency; it becomes balance seven days after the sale. */
            pending: number;
        };
        /** @description What the caller has earned. */
        WalletAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Wallet"];
        };
        /**
         * @description What changed a wallet. `sale` a template was sold, `refund` the sale was refunded, `payout` the creator asked for a payout, `payout_refused` it was refused and came back.
         * @enum {string}
         */
        WalletEntryKind: "sale" | "refund" | "payout" | "payout_refused";
        /** @description One change of the caller's wallet. It does not name the buyer. */
        WalletEntry: {
            entry_id: components["schemas"]["BigId"];
            kind: components["schemas"]["WalletEntryKind"];
            /** @description What was earned, or negative when refunded or paid out, in thousandths of the currency. */
            amount: number;
            /** @description What the buyer paid, in thousandths of the currency; 0 for a payout. */
            price: number;
            /** @description The platform's share of it, in thousandths of the currency; 0 for a payout. */
            fee: number;
            currency: components["schemas"]["Currency"];
            /** @description Balance and pending together after this change, in thousandths of the currency. */
            total_after: number;
            /** @description Name of the template when it was sold; empty for a payout. */
            title: string;
            /** @description Key of the template; empty for a payout. */
            file_key: string;
            /**
             * Format: date-time
             * @description When it stops being pending.
             */
            available_at: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Part of the changes, the newest first. */
        WalletEntryPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["WalletEntry"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the changes, the newest first. */
        WalletEntryPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["WalletEntryPage"];
        };
        /**
         * @description Id of a payout: 12 characters of digits and letters without look-alikes.
         * @example p3WqPnR8tXdM
         */
        PayoutId: string;
        /**
         * @description Where a payout stands. `asked` it waits for an operator, `paid` it was paid, `refused` the amount is back in the balance.
         * @enum {string}
         */
        PayoutState: "asked" | "paid" | "refused";
        /** @description A payout as the creator sees it who asked for it. */
        Payout: {
            payout_id: components["schemas"]["PayoutId"];
            /** @description Amount in thousandths of the currency. */
            amount: number;
            currency: components["schemas"]["Currency"];
            /** @description Where to pay, as the creator wrote it. */
            payee: string;
            state: components["schemas"]["PayoutState"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was paid or refused; null while it waits.
             */
            settled_at: string | null;
            /** @description Reference of the transfer; null unless it was paid. */
            reference: string | null;
            /** @description Why it was refused; null unless it was. */
            reason: string | null;
        };
        /** @description Part of the payouts, the newest first. */
        PayoutPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["Payout"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of the payouts, the newest first. */
        PayoutPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PayoutPage"];
        };
        /** @description A payout that somebody asks for. */
        NewPayoutBody: {
            /** @description Amount in thousandths of the wallet's currency, in whole hundredths, at least ten units. */
            amount: number;
            /** @description Where to pay, such as name and number of an account, 1–200 characters. Seen by super admins. */
            payee: string;
            /** @description The caller's password, asked again. */
            password: string;
        };
        /** @description A payout. */
        PayoutAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Payout"];
        };
        /** @description The first admin of a site. */
        FirstAdminBody: {
            /** @description The code that the server printed. */
            code: string;
            /** @description E-mail address or mobile number. */
            account: string;
            /** @description Password, 8–128 characters. Taken as typed, spaces at its ends count. */
            password: string;
            /** @description Name shown to others, 1–20 characters, without reserved words. */
            nick_name: string;
        };
        /**
         * @description Where a setting comes from: `environment` cannot be changed here, `default` was never set.
         * @enum {string}
         */
        SettingSource: "environment" | "console" | "default";
        /** @description The logo of the site. */
        SiteLogo: {
            /** @description Its address, below the origin of the site. */
            light: string;
            /** @description Address of the one for dark appearance; null when there is none of its own. */
            dark: string | null;
        };
        /** @description The mail server, without its password. */
        MailServer: {
            /** @description Its host name or address. */
            host: string;
            /** @description Number of its port. */
            port: number;
            /** @description Whether TLS is spoken from the start, as at port 465; else it begins when the server offers it. */
            secure: boolean;
            /** @description Name to sign in by; empty where the server wants none. */
            user: string;
            /** @description Whether there is a password for it. */
            has_password: boolean;
            /** @description The sender, such as `Boardwalk <boards@example.com>`. */
            from: string;
        };
        /**
         * @description Who takes payments: `none` sells nothing, `sandbox` is a test checkout that takes no money.
         * @enum {string}
         */
        PaymentChoice: "none" | "sandbox" | "stripe";
        /** @description How payments are set, without a key. */
        PaymentSettings: {
            chosen: components["schemas"]["PaymentChoice"];
            source: components["schemas"]["SettingSource"];
            /**
             * @description Whether there are keys for Stripe, and of which kind; `unreadable` when the server's secret was another one when they were set: they are to be set again.
             * @enum {string}
             */
            keys: "none" | "test" | "live" | "unreadable";
            /** @description Whether the test checkout may be chosen. */
            sandbox_offered: boolean;
            /** @description Where a webhook of Stripe reports to. */
            callback_url: string;
        };
        /** @description What is set for the site. */
        SiteSettings: {
            /** @description What the site is called. */
            name: string;
            name_source: components["schemas"]["SettingSource"];
            /** @description Its logo; null for the product's own mark. */
            logo: components["schemas"]["SiteLogo"] | null;
            sign_up: components["schemas"]["SignUpPolicy"];
            sign_up_source: components["schemas"]["SettingSource"];
            /** @description Whether admins need a second step to sign in. */
            admin_second_step: boolean;
            /** @description The mail server; null when mails are kept for the operator. */
            mail: components["schemas"]["MailServer"] | null;
            mail_source: components["schemas"]["SettingSource"];
            /** @description Whether the password of the mail server cannot be read, since the server's secret was another one when it was set: it is to be set again. */
            secrets_unreadable: boolean;
            /**
             * @description Who takes payments as it holds now; null when nothing is sold.
             * @enum {string|null}
             */
            payment_provider: "sandbox" | "stripe" | null;
            payment: components["schemas"]["PaymentSettings"];
            /** @description Origin by which people reach the site. */
            public_url: string;
        };
        /** @description What is set for the site. */
        SiteSettingsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SiteSettings"];
        };
        /** @description A name for the site. */
        SiteNameBody: {
            /** @description Name of the site, 1–40 characters. */
            name: string;
        };
        /** @description Who may make an account. */
        SignUpPolicyBody: {
            policy: components["schemas"]["SignUpPolicy"];
        };
        /** @description Whether admins need a second step to sign in. */
        AdminSecondStepBody: {
            /** @description True refuses admins without a second step. */
            required: boolean;
        };
        /** @description A mail server. */
        MailServerBody: {
            /** @description Its host name or address. */
            host: string;
            /** @description Number of its port. */
            port: number;
            /** @description Whether TLS is spoken from the start, as at port 465; else it begins when the server offers it. */
            secure: boolean;
            /** @description Name to sign in by; empty where the server wants none. */
            user: string;
            /** @description Password; left out, the present one stays. */
            password?: string;
            /** @description The sender, such as `Boardwalk <boards@example.com>`. */
            from: string;
        };
        /** @description Where a test mail goes. */
        TestMailBody: {
            /** @description E-mail address. */
            recipient: string;
        };
        /** @description Who takes payments. */
        PaymentBody: {
            provider: components["schemas"]["PaymentChoice"];
            /** @description Secret key of Stripe, such as `sk_live_…`; left out, the present one stays. */
            secret_key?: string;
            /** @description Signing secret of the webhook at Stripe, such as `whsec_…`; left out, the present one stays. */
            webhook_secret?: string;
        };
        /** @description What Stripe answered to the keys. */
        PaymentTest: {
            /** @description Whether the keys take real money. */
            live: boolean;
            /**
             * @description Whether a webhook reports to this site; `unknown` when the key may not read webhooks.
             * @enum {string}
             */
            webhook: "found" | "missing" | "unknown";
        };
        /** @description What Stripe answered. */
        PaymentTestAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PaymentTest"];
        };
        /** @description Who is paying a payout out, since when, and until when nobody else can. */
        PayoutClaim: {
            admin: components["schemas"]["Person"];
            since: components["schemas"]["Timestamp"];
            until: components["schemas"]["Timestamp"];
        };
        /** @description A payout as super admins see it. */
        ManagedPayout: components["schemas"]["Payout"] & {
            /** @description Who asked for it. */
            creator: components["schemas"]["Person"] & {
                /** @description Whether the person can sign in; false once the account is deactivated or deleted. */
                is_active: boolean;
            };
            /** @description Id of the admin who paid or refused it; null while it waits. */
            settled_by: string | null;
            /** @description Who is about to pay it; null when nobody has claimed it, or their claim has ended. */
            claim: components["schemas"]["PayoutClaim"] | null;
        };
        /** @description Part of all payouts, the oldest first. */
        ManagedPayoutPage: {
            /** @description Entries of this part, at most `size`. */
            list: components["schemas"]["ManagedPayout"][];
            next_cursor: components["schemas"]["Cursor"];
            has_more: components["schemas"]["HasMore"];
        };
        /** @description Part of all payouts, the oldest first. */
        ManagedPayoutPageAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedPayoutPage"];
        };
        /** @description A payout. */
        ManagedPayoutAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ManagedPayout"];
        };
        /** @description How a payout was paid. */
        SettledPayoutBody: {
            /** @description Reference of the transfer, which the creator can look for, 1–100 characters. */
            reference: string;
        };
        /** @description Why a payout is refused. */
        RefusedPayoutBody: {
            /** @description The reason, which the creator reads, 1–500 characters. */
            reason: string;
        };
        /** @description The work that an event is about. */
        WebhookWork: {
            file_key: components["schemas"]["FileKey"];
            /** @description Name of the version that was published or taken down. */
            name: string;
        };
        /** @description An event about a work. */
        WebhookWorkEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "work.published" | "work.updated" | "work.taken_down";
            timestamp: components["schemas"]["Timestamp"];
            data: components["schemas"]["WebhookWork"];
        };
        /** @description The order that an event is about. The buyer is not named. */
        WebhookOrder: {
            order_id: components["schemas"]["OrderId"];
            file_key: components["schemas"]["FileKey"];
            /** @description Name of the work when it was ordered. */
            name: string;
            /** @description What the buyer paid, in thousandths of the currency. */
            price: number;
            /** @description The platform's share of it, in thousandths of the currency. */
            fee: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description An event about an order of a work. */
        WebhookOrderEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "order.paid" | "order.refunded";
            timestamp: components["schemas"]["Timestamp"];
            data: components["schemas"]["WebhookOrder"];
        };
        /** @description The webhook that is tested. */
        WebhookTest: {
            webhook_id: components["schemas"]["BigId"];
        };
        /** @description A test. */
        WebhookTestEvent: {
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "webhook.test";
            timestamp: components["schemas"]["Timestamp"];
            data: components["schemas"]["WebhookTest"];
        };
        /** @description What a webhook receives. */
        WebhookEvent: components["schemas"]["WebhookWorkEvent"] | components["schemas"]["WebhookOrderEvent"] | components["schemas"]["WebhookTestEvent"];
    };
    responses: {
        /** @description Invalid input: `data.fields` names every refused field and its limit. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 1000,
                 *       "error": "bad_input",
                 *       "msg": "Some of the input is not valid.",
                 *       "data": {
                 *         "fields": [
                 *           {
                 *             "field": "name",
                 *             "rule": "max_length",
                 *             "limit": 50,
                 *             "msg": "name is longer than 50 characters"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BadInputFailure"];
            };
        };
        /** @description No valid proof of identity came with the call. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 1001,
                 *       "error": "not_signed_in",
                 *       "msg": "Sign in first."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Unknown key, id or name. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 1301,
                 *       "error": "file_not_found",
                 *       "msg": "This file does not exist. Pick another one."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A limit of calls was reached. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 1007,
                 *       "error": "too_many_requests",
                 *       "msg": "Too many requests. Try again later.",
                 *       "data": {
                 *         "retry_after": 30
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 1201,
                 *       "error": "not_owner",
                 *       "msg": "This is not yours."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body or a file in it is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 1206,
                 *       "error": "image_too_large",
                 *       "msg": "The image is too large.",
                 *       "data": {
                 *         "limit": 5242880
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A file or the body is of a type that is not accepted. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 1205,
                 *       "error": "image_not_accepted",
                 *       "msg": "The image cannot be used. Check its format."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description This was valid once and is no longer. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 1605,
                 *       "error": "invitation_expired",
                 *       "msg": "This invitation has expired."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Somebody we depend on does not answer. The same call may succeed later. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 2610,
                 *       "error": "payment_unavailable",
                 *       "msg": "The payment provider does not answer. Try again later."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description Key of the file.
         * @example k7Qm3XpT9wRb
         */
        FileKey: components["schemas"]["FileKey"];
        /**
         * @description 1 leaves out everything about the viewer.
         * @example 1
         */
        Common: 0 | 1;
        /**
         * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
         * @example en-US,en;q=0.9
         */
        AcceptLanguage: string;
        /**
         * @description The `object_point` that is wanted. Left out
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        ObjectId: components["schemas"]["Sha256"];
        /**
         * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
         * @example 0
         */
        Cursor: string;
        /**
         * @description How many entries to answer.
         * @example 20
         */
        Size: number;
        /**
         * @description Team to copy into, together with `project_id`. Left out, the copy goes to the caller's default project.
         * @example 1001
         */
        CopyTeamId: components["schemas"]["BigId"];
        /**
         * @description Project of `team_id` to copy into; one is not given without the other.
         * @example 2001
         */
        CopyProjectId: components["schemas"]["BigId"];
        /**
         * @description Id of the folder; 0 is the top of the project.
         * @example 0
         */
        FolderIdQuery: string;
        /**
         * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
         * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
         */
        IdempotencyKey: string;
        /**
         * @description Id of the user.
         * @example a4HnVtYc8wLd
         */
        UserIdQuery: components["schemas"]["UserId"];
        /**
         * @description Key of a work; each collection then says whether it holds that.
         * @example k7Qm3XpT9wRb
         */
        FileKeyInCollections: components["schemas"]["FileKey"];
        /**
         * @description Id of the collection.
         * @example 8101
         */
        CollectionId: components["schemas"]["BigId"];
        /**
         * @description Id of the user.
         * @example a4HnVtYc8wLd
         */
        UserIdQueryRequired: components["schemas"]["UserId"];
        /**
         * @description Only works in this state.
         * @example 1
         */
        AuditStatusQuery: components["schemas"]["ReviewStatus"];
        /**
         * @description Key of the file.
         * @example k7Qm3XpT9wRb
         */
        FileKeySnakeQuery: components["schemas"]["FileKey"];
        /**
         * @description Id of the creator.
         * @example a4HnVtYc8wLd
         */
        CreatorIdQuery: components["schemas"]["UserId"];
        /**
         * @description Key of the file.
         * @example k7Qm3XpT9wRb
         */
        FileKeyQuery: components["schemas"]["FileKey"];
        /**
         * @description Order of the list. An unknown value is refused.
         * @example 2
         */
        Order: components["schemas"]["SortOrder"];
        /**
         * @description Ids of tags, repeated in the query; all must match.
         * @example [
         *       12,
         *       34
         *     ]
         */
        TagIdsQuery: number[];
        /**
         * @description Where the number is shown. For statistics only, changes nothing.
         * @example search
         */
        From: "search" | "tag" | "role" | "topic" | "home";
        /**
         * @description Ids of tags, repeated in the query; all must match.
         * @example [
         *       12
         *     ]
         */
        TagId: number[];
        /**
         * @description Id of a topic.
         * @example 3
         */
        SpecialId: number;
        /**
         * @description Fee filter; 0 or none means all.
         * @example 1
         */
        FeeTypeQuery: components["schemas"]["FeeType"];
        /**
         * @description Only works in this language.
         * @example zh-CN
         */
        LanguageQuery: components["schemas"]["Language"];
        /**
         * @description Only works of this kind.
         * @example mindmap
         */
        KindQuery: components["schemas"]["BoardKind"];
        /**
         * @description Only works of this creator.
         * @example a4HnVtYc8wLd
         */
        CreatorFilter: components["schemas"]["UserId"];
        /**
         * @description Text to search for.
         * @example fishbone
         */
        Keyword: string;
        /**
         * @description Where the works are shown: on the home page, under an empty search, beside a work, or on the page of a missing work.
         * @example home
         */
        Origin: "home" | "search" | "file" | "missing";
        /**
         * @description Key of the work to which related ones are wanted.
         * @example k7Qm3XpT9wRb
         */
        FileKeyOfSource: components["schemas"]["FileKey"];
        /**
         * @description Which view.
         * @example 1
         */
        ViewType: components["schemas"]["ListView"];
        /**
         * @description Which comments come first.
         * @example newest
         */
        CommentOrderQuery: components["schemas"]["CommentOrder"];
        /**
         * @description How many entries to answer.
         * @example 20
         */
        ThreadPageSize: number;
        /**
         * @description Id of the comment.
         * @example 1024
         */
        CommentId: components["schemas"]["BigId"];
        /**
         * @description Beginning of a nickname, any case. Left out, those who take part in the comments.
         * @example mi
         */
        MentionKeyword: string;
        /**
         * @description Accepted for compatibility with the list views: 1 newest first (also the default), 2 most viewed first, 3 only those not passed.
         * @example 1
         */
        AuditViewType: components["schemas"]["ListView"];
        /**
         * @description 1 in review, 2 passed, 3 not passed.
         * @example 1
         */
        ReviewStatusQuery: 1 | 2 | 3;
        /**
         * @description Id of the tag.
         * @example 12
         */
        TagIdPath: number;
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        PageNo: number;
        /**
         * @description How many entries to answer.
         * @example 99
         */
        ManagedPageSize: number;
        /**
         * @description Id of the topic.
         * @example 3
         */
        TopicIdPath: number;
        /**
         * @description Id of the banner.
         * @example 2
         */
        BannerIdPath: number;
        /**
         * @description Beginning of a nickname, a profile name, an e-mail address or a mobile number, or a whole user id. Left out, everybody.
         * @example mira
         */
        PersonKeyword: string;
        /**
         * @description Only people of this kind.
         * @example 1
         */
        UserKindQuery: components["schemas"]["UserKind"];
        /**
         * @description Id of the user.
         * @example a4HnVtYc8wLd
         */
        UserIdPath: components["schemas"]["UserId"];
        /**
         * @description Id of the submission.
         * @example 4001
         */
        SubmissionId: components["schemas"]["BigId"];
        /**
         * @description Only actions of this kind, such as `review.pass`.
         * @example review.pass
         */
        ActionQuery: components["schemas"]["ModerationActionName"];
        /**
         * @description Only what is about this file.
         * @example k7Qm3XpT9wRb
         */
        FileKeyFilter: components["schemas"]["FileKey"];
        /**
         * @description Only what was done on this day or later, by the time zone of the site.
         * @example 2026-03-01
         */
        FirstDayQuery: string;
        /**
         * @description Only what was done on this day or earlier, by the time zone of the site.
         * @example 2026-03-31
         */
        LastDayQuery: string;
        /**
         * @description Key of the picture.
         * @example p5TzWc2LbN8s
         */
        AttachmentKey: components["schemas"]["AttachmentKey"];
        /**
         * @description Signed leave to see this picture for an hour, part of the address the server gave.
         * @example eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl
         */
        Ticket: string;
        /**
         * @description State of the cases.
         * @example open
         */
        ReportCaseStateQuery: components["schemas"]["ReportCaseState"];
        /**
         * @description Id of the case.
         * @example 6001
         */
        CaseId: components["schemas"]["BigId"];
        /**
         * @description How many days back, today included.
         * @example 30
         */
        AnalyticsDays: number;
        /**
         * @description Words of the title, the last one maybe half typed. Left out, all works.
         * @example weekly plan
         */
        WorkKeyword: string;
        /**
         * @description Works that are public now, or those that were and are not any more.
         * @example false
         */
        IsPublicQuery: boolean;
        /**
         * @description Only lines of this level.
         * @example info
         */
        ClientLogLevelQuery: components["schemas"]["ClientLogLevel"];
        /**
         * @description Only lines of this release of the client.
         * @example 2026.11.2
         */
        ReleaseQuery: string;
        /**
         * @description Id of the caller.
         * @example a4HnVtYc8wLd
         */
        FeedbackUserId: components["schemas"]["UserId"];
        /**
         * @description State of the feedback; without it feedback in every state is listed.
         * @example open
         */
        FeedbackStateQuery: components["schemas"]["FeedbackState"];
        /**
         * @description Id of the feedback.
         * @example 1012
         */
        FeedbackId: components["schemas"]["BigId"];
        /**
         * @description Id of the team.
         * @example 1001
         */
        TeamId: components["schemas"]["BigId"];
        /**
         * @description SHA-256 of the image
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        Hash: components["schemas"]["Sha256"];
        /**
         * @description Width of the wanted square, in pixels. Left out, the widest.
         * @example 128
         */
        AvatarWidth: 64 | 128 | 360;
        /**
         * @description Role the invited get; without it editor, or the most trusted role below that the caller may invite.
         * @example manager
         */
        InvitedRoleQuery: components["schemas"]["GivenTeamRole"];
        /**
         * @description Role the invited get.
         * @example manager
         */
        InvitedRoleQueryRequired: components["schemas"]["GivenTeamRole"];
        /**
         * @description Id of an invitation by e-mail.
         * @example 8101
         */
        InvitationId: components["schemas"]["BigId"];
        /**
         * @description Token of an invitation link.
         * @example Tq8ZxM2nV5bK7cW1rLs0
         */
        InvitationToken: string;
        /**
         * @description Id of the member's account.
         * @example a4HnVtYc8wLd
         */
        MemberUserId: components["schemas"]["UserId"];
        /**
         * @description Id of the project.
         * @example 2001
         */
        ProjectId: components["schemas"]["BigId"];
        /**
         * @description Id of the folder; 0 is the top of the project.
         * @example 2501
         */
        FolderId: components["schemas"]["BigId"];
        /**
         * @description Id of a change to folders and files.
         * @example 9101
         */
        ChangeId: components["schemas"]["BigId"];
        /**
         * @description Only files whose name contains this text.
         * @example plan
         */
        FileNameFilter: string;
        /**
         * @description Width of the wanted rendition, in pixels. Left out, the widest.
         * @example 720
         */
        ImageWidth: 360 | 720 | 1080;
        /**
         * @description How the list is ordered. updated, the last changed first; created, the newest first; name, from A to Z.
         * @example name
         */
        FileOrder: "updated" | "created" | "name";
        /**
         * @description The epoch of the document one has of the board, as its `meta` says; 0 for none. The ticket is good for that document alone. Without it, boards that were built again from their content cannot be joined to edit them.
         * @example 1
         */
        BoardEpoch: number;
        /**
         * @description Id of the share link.
         * @example 3001
         */
        ShareId: components["schemas"]["BigId"];
        /**
         * @description Id of the visitor.
         * @example a4HnVtYc8wLd
         */
        VisitorId: components["schemas"]["UserId"];
        /**
         * @description Token of a share link, the last part of its address `/app/share/{token}`.
         * @example h3Kd9sQ2mX7pL0vB4nT6yR1wE8uC5zJaGfHiOeNlPqS
         */
        ShareToken: string;
        /**
         * @description Which threads are listed.
         * @example open
         */
        BoardCommentStateQuery: components["schemas"]["BoardCommentFilter"];
        /**
         * @description Whether only threads are listed in which the caller has written or is mentioned.
         * @example false
         */
        BoardCommentMineQuery: boolean;
        /**
         * @description Id of a comment on the board.
         * @example 1024
         */
        BoardCommentId: components["schemas"]["BigId"];
        /**
         * @description Id of a vote on the board.
         * @example 1024
         */
        BoardVoteId: components["schemas"]["BigId"];
        /**
         * @description Beginning of a nickname, any case.
         * @example mi
         */
        BoardPeopleKeyword: string;
        /**
         * @description Id of the version.
         * @example 5001
         */
        VersionId: components["schemas"]["BigId"];
        /**
         * @description SHA-256 of the version's board, the `object_id` of the version.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        VersionObjectId: components["schemas"]["Sha256"];
        /**
         * @description Key of the file.
         * @example k7Qm3XpT9wRb
         */
        FileKeyCamel: components["schemas"]["FileKey"];
        /**
         * @description Part of the product that asks. For logs only.
         * @example home
         */
        OriginModule: string;
        /**
         * @description Key of the file the image was first uploaded to. For logs only.
         * @example k7Qm3XpT9wRb
         */
        OriginFileKey: components["schemas"]["FileKey"];
        /**
         * @description Looks for the words as they are typed, also for those that no work has, and for no word that is spelt like them.
         * @example true
         */
        AsTyped: boolean;
        /**
         * @description The text typed so far.
         * @example fish
         */
        NameTipText: string;
        /**
         * @description Beginning of a nickname, or of a word of it. Left out, or empty, all creators.
         * @example lin
         */
        CreatorKeyword: string;
        /**
         * @description True deletes the whole history.
         * @example false
         */
        DelAllQuery: boolean;
        /**
         * @description Id of the one record to delete.
         * @example 7
         */
        RecordIdQuery: number;
        /**
         * @description Id of the tag.
         * @example 11
         */
        TagIdQuery: number;
        /**
         * @description Kind of the tags.
         * @example 1
         */
        TagTypeQuery: components["schemas"]["TagType"];
        /**
         * @description How many topics to answer. The page of all topics asks for 99.
         * @example 4
         */
        TopicPageSize: number;
        /**
         * @description Only those in this state of use; closed ones are never answered.
         * @example 1
         */
        UseQuery: components["schemas"]["UseFlag"];
        /**
         * @description Id of the topic.
         * @example 3
         */
        TopicIdQuery: number;
        /**
         * @description How many banners to answer.
         * @example 5
         */
        BannerPageSize: number;
        /**
         * @description Only banners for this place.
         * @example 1
         */
        EffectQuery: components["schemas"]["BannerEffect"];
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description How many messages to answer.
         * @example 15
         */
        MessagePageSize: number;
        /**
         * @description Id of the message.
         * @example 42
         */
        MessageId: number;
        /**
         * @description Only mails in this state; without it all of them.
         * @example queued
         */
        MailStateQuery: components["schemas"]["MailState"];
        /**
         * @description Id of the mail.
         * @example 8001
         */
        MailId: components["schemas"]["BigId"];
        /**
         * @description How many days the figures cover, today included.
         * @example 30
         */
        FigureDays: 7 | 30 | 90 | 365;
        /**
         * @description Key of the profile, which must be the caller's own.
         * @example mira-draws
         */
        ProfileKeyQuery: string;
        /**
         * @description Name in the address of the profile page.
         * @example mira-draws
         */
        ProfileNameQuery: string;
        /**
         * @description Id of the other user.
         * @example a4HnVtYc8wLd
         */
        FocusUserIdOptionalQuery: components["schemas"]["UserId"];
        /**
         * @description Id of the other user.
         * @example a4HnVtYc8wLd
         */
        FocusUserIdQuery: components["schemas"]["UserId"];
        /**
         * @description Id of the provider.
         * @example example
         */
        ProviderId: string;
        /**
         * @description Id of the passkey.
         * @example k7Qm3XpT9wRb
         */
        PasskeyId: string;
        /**
         * @description Id of the session.
         * @example Kq7mXpT9wRbd
         */
        SessionId: string;
        /**
         * @description Id of the service token.
         * @example 7001
         */
        ServiceTokenId: components["schemas"]["BigId"];
        /**
         * @description Id of the webhook.
         * @example 7501
         */
        WebhookId: components["schemas"]["BigId"];
        /**
         * @description Id of the delivery.
         * @example 12
         */
        DeliveryId: components["schemas"]["BigId"];
        /**
         * @description Id of the export.
         * @example 9001
         */
        ExportId: components["schemas"]["BigId"];
        /**
         * @description Which question of the onboarding.
         * @example job
         */
        OnboardingQuestionQuery: components["schemas"]["OnboardingQuestion"];
        /**
         * @description Id of what is sold.
         * @example vip-year
         */
        GoodsId: components["schemas"]["GoodsId"];
        /**
         * @description Only entries about these goods.
         * @example plan-month
         */
        GoodsIdQuery: components["schemas"]["GoodsId"];
        /**
         * @description Only orders in this state.
         * @example created
         */
        OrderStateQuery: components["schemas"]["OrderState"];
        /**
         * @description A text unique to one intended order, such as a UUID. Repeating it gives the same order.
         * @example 5d7e9f1a3b5c7d9e0f1a2b3c4d5e6f7a
         */
        OrderIdempotencyKey: string;
        /**
         * @description Id of the order.
         * @example o7Qm3XpT9wRb
         */
        OrderId: components["schemas"]["OrderId"];
        /**
         * @description Only refunds in this state, or with `open` all that are not done.
         * @example open
         */
        RefundStateQuery: components["schemas"]["RefundFilter"];
        /**
         * @description Only those of this order.
         * @example h3WqPnR8tXdM
         */
        OrderIdQuery: components["schemas"]["OrderId"];
        /**
         * @description Id of the refund.
         * @example r3WqPnR8tXdM
         */
        RefundId: components["schemas"]["RefundId"];
        /**
         * @description Provider that sends the event.
         * @example stripe
         */
        PaymentProviderPath: string;
        /**
         * @description A text unique to one intended payout, such as a UUID. Repeating it gives the same payout.
         * @example 5d7e9f1a3b5c7d9e0f1a2b3c4d5e6f7a
         */
        PayoutIdempotencyKey: string;
        /**
         * @description For which appearance the logo is. The one for light appearance stands in both while there is none for dark.
         * @example light
         */
        LogoShade: "light" | "dark";
        /**
         * @description Only payouts in this state.
         * @example asked
         */
        PayoutStateQuery: components["schemas"]["PayoutState"];
        /**
         * @description Id of the payout.
         * @example p3WqPnR8tXdM
         */
        PayoutId: components["schemas"]["PayoutId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next call.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type FileKey = components['schemas']['FileKey'];
export type SuccessCode = components['schemas']['SuccessCode'];
export type SuccessMessage = components['schemas']['SuccessMessage'];
export type ImageSource = components['schemas']['ImageSource'];
export type CoverImage = components['schemas']['CoverImage'];
export type BoardKind = components['schemas']['BoardKind'];
export type Language = components['schemas']['Language'];
export type Timestamp = components['schemas']['Timestamp'];
export type TagType = components['schemas']['TagType'];
export type TagRef = components['schemas']['TagRef'];
export type FileFeeType = components['schemas']['FileFeeType'];
export type UserId = components['schemas']['UserId'];
export type Person = components['schemas']['Person'];
export type FileOwner = components['schemas']['FileOwner'];
export type WorkSummary = components['schemas']['WorkSummary'];
export type Sha256 = components['schemas']['Sha256'];
export type MemberType = components['schemas']['MemberType'];
export type BadgeFlag = components['schemas']['BadgeFlag'];
export type FileProfile = components['schemas']['FileProfile'];
export type TopicRef = components['schemas']['TopicRef'];
export type ReviewStatus = components['schemas']['ReviewStatus'];
export type Licence = components['schemas']['Licence'];
export type WorkOrigin = components['schemas']['WorkOrigin'];
export type AttrStatus = components['schemas']['AttrStatus'];
export type CoverSource = components['schemas']['CoverSource'];
export type CommunityFile = components['schemas']['CommunityFile'];
export type CommunityFileAnswer = components['schemas']['CommunityFileAnswer'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorName = components['schemas']['ErrorName'];
export type FieldRule = components['schemas']['FieldRule'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type BadInput = components['schemas']['BadInput'];
export type BadInputFailure = components['schemas']['BadInputFailure'];
export type BigId = components['schemas']['BigId'];
export type SpaceType = components['schemas']['SpaceType'];
export type OwnedTeam = components['schemas']['OwnedTeam'];
export type TeamPrivilege = components['schemas']['TeamPrivilege'];
export type OrderState = components['schemas']['OrderState'];
export type RefundState = components['schemas']['RefundState'];
export type FailureData = components['schemas']['FailureData'];
export type Failure = components['schemas']['Failure'];
export type AuditDetail = components['schemas']['AuditDetail'];
export type AuditDetailAnswer = components['schemas']['AuditDetailAnswer'];
export type BoardElement = components['schemas']['BoardElement'];
export type BoardSnapshot = components['schemas']['BoardSnapshot'];
export type PublishedVersion = components['schemas']['PublishedVersion'];
export type Cursor = components['schemas']['Cursor'];
export type HasMore = components['schemas']['HasMore'];
export type PublishedVersionPage = components['schemas']['PublishedVersionPage'];
export type PublishedVersionPageAnswer = components['schemas']['PublishedVersionPageAnswer'];
export type FileCard = components['schemas']['FileCard'];
export type FileCardPage = components['schemas']['FileCardPage'];
export type FileCardPageAnswer = components['schemas']['FileCardPageAnswer'];
export type CopiedFile = components['schemas']['CopiedFile'];
export type CopiedFileAnswer = components['schemas']['CopiedFileAnswer'];
export type BooleanAnswer = components['schemas']['BooleanAnswer'];
export type PraiseBody = components['schemas']['PraiseBody'];
export type PraiseResult = components['schemas']['PraiseResult'];
export type PraiseResultAnswer = components['schemas']['PraiseResultAnswer'];
export type Collection = components['schemas']['Collection'];
export type CollectionList = components['schemas']['CollectionList'];
export type CollectionListAnswer = components['schemas']['CollectionListAnswer'];
export type CollectionBody = components['schemas']['CollectionBody'];
export type CollectionAnswer = components['schemas']['CollectionAnswer'];
export type EmptyAnswer = components['schemas']['EmptyAnswer'];
export type CollectionFileBody = components['schemas']['CollectionFileBody'];
export type CollectionMoveBody = components['schemas']['CollectionMoveBody'];
export type CollectionOrderBody = components['schemas']['CollectionOrderBody'];
export type CollectBody = components['schemas']['CollectBody'];
export type CollectResult = components['schemas']['CollectResult'];
export type CollectResultAnswer = components['schemas']['CollectResultAnswer'];
export type PaymentStatusBody = components['schemas']['PaymentStatusBody'];
export type PayState = components['schemas']['PayState'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentStatusList = components['schemas']['PaymentStatusList'];
export type PaymentStatusListAnswer = components['schemas']['PaymentStatusListAnswer'];
export type FileKeyList = components['schemas']['FileKeyList'];
export type AttrStatusList = components['schemas']['AttrStatusList'];
export type AttrStatusListAnswer = components['schemas']['AttrStatusListAnswer'];
export type OwnFile = components['schemas']['OwnFile'];
export type OwnFilePage = components['schemas']['OwnFilePage'];
export type OwnFilePageAnswer = components['schemas']['OwnFilePageAnswer'];
export type OutsourceUseBody = components['schemas']['OutsourceUseBody'];
export type SortOrder = components['schemas']['SortOrder'];
export type FeeType = components['schemas']['FeeType'];
export type FileCount = components['schemas']['FileCount'];
export type FileCountAnswer = components['schemas']['FileCountAnswer'];
export type FileUse = components['schemas']['FileUse'];
export type FileUseAnswer = components['schemas']['FileUseAnswer'];
export type FileView = components['schemas']['FileView'];
export type FileViewAnswer = components['schemas']['FileViewAnswer'];
export type ListView = components['schemas']['ListView'];
export type CommentOrder = components['schemas']['CommentOrder'];
export type MentionedPerson = components['schemas']['MentionedPerson'];
export type CommentState = components['schemas']['CommentState'];
export type WorkComment = components['schemas']['WorkComment'];
export type CommentThread = components['schemas']['CommentThread'];
export type CommentThreadPage = components['schemas']['CommentThreadPage'];
export type CommentThreadPageAnswer = components['schemas']['CommentThreadPageAnswer'];
export type NewCommentBody = components['schemas']['NewCommentBody'];
export type WorkCommentAnswer = components['schemas']['WorkCommentAnswer'];
export type CommentThreadAnswer = components['schemas']['CommentThreadAnswer'];
export type CommentChangeBody = components['schemas']['CommentChangeBody'];
export type CommentPage = components['schemas']['CommentPage'];
export type CommentPageAnswer = components['schemas']['CommentPageAnswer'];
export type CommentHiddenBody = components['schemas']['CommentHiddenBody'];
export type MentionableList = components['schemas']['MentionableList'];
export type MentionableAnswer = components['schemas']['MentionableAnswer'];
export type PublishForm = components['schemas']['PublishForm'];
export type SubmittedWork = components['schemas']['SubmittedWork'];
export type SubmittedWorkAnswer = components['schemas']['SubmittedWorkAnswer'];
export type AuditStatusMap = components['schemas']['AuditStatusMap'];
export type AuditStatusMapAnswer = components['schemas']['AuditStatusMapAnswer'];
export type FileAuditStatus = components['schemas']['FileAuditStatus'];
export type FileAuditStatusAnswer = components['schemas']['FileAuditStatusAnswer'];
export type AuditDetailPage = components['schemas']['AuditDetailPage'];
export type AuditDetailPageAnswer = components['schemas']['AuditDetailPageAnswer'];
export type ReviewClaim = components['schemas']['ReviewClaim'];
export type ReviewItem = components['schemas']['ReviewItem'];
export type ReviewItemPage = components['schemas']['ReviewItemPage'];
export type ReviewItemPageAnswer = components['schemas']['ReviewItemPageAnswer'];
export type TaxonomyType = components['schemas']['TaxonomyType'];
export type StoredTexts = components['schemas']['StoredTexts'];
export type ManagedTag = components['schemas']['ManagedTag'];
export type ManagedTagList = components['schemas']['ManagedTagList'];
export type ManagedTagListAnswer = components['schemas']['ManagedTagListAnswer'];
export type TagTexts = components['schemas']['TagTexts'];
export type NewTagBody = components['schemas']['NewTagBody'];
export type ManagedTagAnswer = components['schemas']['ManagedTagAnswer'];
export type TagOrderBody = components['schemas']['TagOrderBody'];
export type TagChangesBody = components['schemas']['TagChangesBody'];
export type UseFlag = components['schemas']['UseFlag'];
export type ManagedTopic = components['schemas']['ManagedTopic'];
export type Total = components['schemas']['Total'];
export type ManagedTopicPage = components['schemas']['ManagedTopicPage'];
export type ManagedTopicPageAnswer = components['schemas']['ManagedTopicPageAnswer'];
export type TitleTexts = components['schemas']['TitleTexts'];
export type DescriptionTexts = components['schemas']['DescriptionTexts'];
export type NewTopicBody = components['schemas']['NewTopicBody'];
export type ManagedTopicAnswer = components['schemas']['ManagedTopicAnswer'];
export type IdOrderBody = components['schemas']['IdOrderBody'];
export type TopicChangesBody = components['schemas']['TopicChangesBody'];
export type PictureForm = components['schemas']['PictureForm'];
export type SynonymGroup = components['schemas']['SynonymGroup'];
export type SynonymGroups = components['schemas']['SynonymGroups'];
export type ListVersion = components['schemas']['ListVersion'];
export type Synonyms = components['schemas']['Synonyms'];
export type SynonymsAnswer = components['schemas']['SynonymsAnswer'];
export type SynonymsBody = components['schemas']['SynonymsBody'];
export type WatchedWordList = components['schemas']['WatchedWordList'];
export type WatchedWords = components['schemas']['WatchedWords'];
export type WatchedWordsAnswer = components['schemas']['WatchedWordsAnswer'];
export type WatchedWordsBody = components['schemas']['WatchedWordsBody'];
export type LinkTexts = components['schemas']['LinkTexts'];
export type BannerEffect = components['schemas']['BannerEffect'];
export type ManagedBanner = components['schemas']['ManagedBanner'];
export type ManagedBannerPage = components['schemas']['ManagedBannerPage'];
export type ManagedBannerPageAnswer = components['schemas']['ManagedBannerPageAnswer'];
export type SubtitleTexts = components['schemas']['SubtitleTexts'];
export type PictureTexts = components['schemas']['PictureTexts'];
export type NewBannerBody = components['schemas']['NewBannerBody'];
export type ManagedBannerAnswer = components['schemas']['ManagedBannerAnswer'];
export type BannerChangesBody = components['schemas']['BannerChangesBody'];
export type UserKind = components['schemas']['UserKind'];
export type AdminSecondStep = components['schemas']['AdminSecondStep'];
export type ManagedPerson = components['schemas']['ManagedPerson'];
export type ManagedPersonPage = components['schemas']['ManagedPersonPage'];
export type ManagedPersonPageAnswer = components['schemas']['ManagedPersonPageAnswer'];
export type PersonChangesBody = components['schemas']['PersonChangesBody'];
export type ManagedPersonAnswer = components['schemas']['ManagedPersonAnswer'];
export type CreatorHistoryKind = components['schemas']['CreatorHistoryKind'];
export type CreatorHistorySubject = components['schemas']['CreatorHistorySubject'];
export type CreatorHistoryEntry = components['schemas']['CreatorHistoryEntry'];
export type CreatorHistoryPage = components['schemas']['CreatorHistoryPage'];
export type CreatorHistoryPageAnswer = components['schemas']['CreatorHistoryPageAnswer'];
export type CreatorRecord = components['schemas']['CreatorRecord'];
export type ReviewHint = components['schemas']['ReviewHint'];
export type SameBoard = components['schemas']['SameBoard'];
export type ReviewDetail = components['schemas']['ReviewDetail'];
export type ReviewDetailAnswer = components['schemas']['ReviewDetailAnswer'];
export type ReviewDecision = components['schemas']['ReviewDecision'];
export type ReviewBody = components['schemas']['ReviewBody'];
export type ReviewItemAnswer = components['schemas']['ReviewItemAnswer'];
export type ModerationActionName = components['schemas']['ModerationActionName'];
export type ModerationChange = components['schemas']['ModerationChange'];
export type ModerationLogEntry = components['schemas']['ModerationLogEntry'];
export type ModerationLogPage = components['schemas']['ModerationLogPage'];
export type ModerationLogPageAnswer = components['schemas']['ModerationLogPageAnswer'];
export type ModeratorList = components['schemas']['ModeratorList'];
export type ModeratorListAnswer = components['schemas']['ModeratorListAnswer'];
export type ReportImageForm = components['schemas']['ReportImageForm'];
export type AttachmentUrl = components['schemas']['AttachmentUrl'];
export type ReportImageMap = components['schemas']['ReportImageMap'];
export type ReportImageMapAnswer = components['schemas']['ReportImageMapAnswer'];
export type ReportProduct = components['schemas']['ReportProduct'];
export type ReportReason = components['schemas']['ReportReason'];
export type ReportSource = components['schemas']['ReportSource'];
export type AttachmentKey = components['schemas']['AttachmentKey'];
export type ReportBody = components['schemas']['ReportBody'];
export type ProfileReportBody = components['schemas']['ProfileReportBody'];
export type ReportCaseState = components['schemas']['ReportCaseState'];
export type ReportedWork = components['schemas']['ReportedWork'];
export type ReportedComment = components['schemas']['ReportedComment'];
export type ReportedProfile = components['schemas']['ReportedProfile'];
export type ReportReasonCount = components['schemas']['ReportReasonCount'];
export type ReportCase = components['schemas']['ReportCase'];
export type ReportCasePage = components['schemas']['ReportCasePage'];
export type ReportCasePageAnswer = components['schemas']['ReportCasePageAnswer'];
export type ReportCaseAnswer = components['schemas']['ReportCaseAnswer'];
export type ReportCaseDecision = components['schemas']['ReportCaseDecision'];
export type ReportDecisionBody = components['schemas']['ReportDecisionBody'];
export type Attachment = components['schemas']['Attachment'];
export type CaseReport = components['schemas']['CaseReport'];
export type CaseReportPage = components['schemas']['CaseReportPage'];
export type CaseReportPageAnswer = components['schemas']['CaseReportPageAnswer'];
export type WechatJsapiBody = components['schemas']['WechatJsapiBody'];
export type WechatJsapiConfig = components['schemas']['WechatJsapiConfig'];
export type WechatJsapiConfigAnswer = components['schemas']['WechatJsapiConfigAnswer'];
export type AnalyticsProject = components['schemas']['AnalyticsProject'];
export type AnalyticsEventName = components['schemas']['AnalyticsEventName'];
export type AnalyticsOrigin = components['schemas']['AnalyticsOrigin'];
export type AnalyticsEvent = components['schemas']['AnalyticsEvent'];
export type AnalyticsEventsBody = components['schemas']['AnalyticsEventsBody'];
export type AnalyticsCount = components['schemas']['AnalyticsCount'];
export type AnalyticsCountList = components['schemas']['AnalyticsCountList'];
export type AnalyticsCountListAnswer = components['schemas']['AnalyticsCountListAnswer'];
export type ClientLogLevel = components['schemas']['ClientLogLevel'];
export type ClientLogLine = components['schemas']['ClientLogLine'];
export type ClientLogBody = components['schemas']['ClientLogBody'];
export type ListedWork = components['schemas']['ListedWork'];
export type ListedWorkPage = components['schemas']['ListedWorkPage'];
export type ListedWorkPageAnswer = components['schemas']['ListedWorkPageAnswer'];
export type ModeratedWork = components['schemas']['ModeratedWork'];
export type ModeratedWorkAnswer = components['schemas']['ModeratedWorkAnswer'];
export type TakeDownBody = components['schemas']['TakeDownBody'];
export type SeenTags = components['schemas']['SeenTags'];
export type TagCorrectionBody = components['schemas']['TagCorrectionBody'];
export type ClientLogEntry = components['schemas']['ClientLogEntry'];
export type ClientLogEntryPage = components['schemas']['ClientLogEntryPage'];
export type ClientLogEntryPageAnswer = components['schemas']['ClientLogEntryPageAnswer'];
export type FeedbackPictureForm = components['schemas']['FeedbackPictureForm'];
export type FeedbackPicture = components['schemas']['FeedbackPicture'];
export type FeedbackPictureAnswer = components['schemas']['FeedbackPictureAnswer'];
export type FeedbackPlatform = components['schemas']['FeedbackPlatform'];
export type FeedbackBody = components['schemas']['FeedbackBody'];
export type SentFeedback = components['schemas']['SentFeedback'];
export type SentFeedbackAnswer = components['schemas']['SentFeedbackAnswer'];
export type FeedbackState = components['schemas']['FeedbackState'];
export type Feedback = components['schemas']['Feedback'];
export type FeedbackPage = components['schemas']['FeedbackPage'];
export type FeedbackPageAnswer = components['schemas']['FeedbackPageAnswer'];
export type FeedbackSettlementBody = components['schemas']['FeedbackSettlementBody'];
export type FeedbackAnswer = components['schemas']['FeedbackAnswer'];
export type Space = components['schemas']['Space'];
export type SpaceAnswer = components['schemas']['SpaceAnswer'];
export type Team = components['schemas']['Team'];
export type TeamList = components['schemas']['TeamList'];
export type TeamListAnswer = components['schemas']['TeamListAnswer'];
export type NewTeamType = components['schemas']['NewTeamType'];
export type NewTeamBody = components['schemas']['NewTeamBody'];
export type TeamRole = components['schemas']['TeamRole'];
export type TeamDetail = components['schemas']['TeamDetail'];
export type TeamDetailAnswer = components['schemas']['TeamDetailAnswer'];
export type TeamNameBody = components['schemas']['TeamNameBody'];
export type AvatarForm = components['schemas']['AvatarForm'];
export type TeamFileCount = components['schemas']['TeamFileCount'];
export type TeamFileCountAnswer = components['schemas']['TeamFileCountAnswer'];
export type TeamSpace = components['schemas']['TeamSpace'];
export type TeamSpaceAnswer = components['schemas']['TeamSpaceAnswer'];
export type GivenTeamRole = components['schemas']['GivenTeamRole'];
export type MemberToken = components['schemas']['MemberToken'];
export type MemberTokenAnswer = components['schemas']['MemberTokenAnswer'];
export type NewMemberTokenBody = components['schemas']['NewMemberTokenBody'];
export type WantedMemberTokenBody = components['schemas']['WantedMemberTokenBody'];
export type MailInvitation = components['schemas']['MailInvitation'];
export type MailInvitationList = components['schemas']['MailInvitationList'];
export type MailInvitationListAnswer = components['schemas']['MailInvitationListAnswer'];
export type MailInvitationBody = components['schemas']['MailInvitationBody'];
export type MailInvitationAnswer = components['schemas']['MailInvitationAnswer'];
export type InvitationObstacle = components['schemas']['InvitationObstacle'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationAnswer = components['schemas']['InvitationAnswer'];
export type TeamMember = components['schemas']['TeamMember'];
export type TeamMemberPage = components['schemas']['TeamMemberPage'];
export type TeamMemberPageAnswer = components['schemas']['TeamMemberPageAnswer'];
export type MemberRoleBody = components['schemas']['MemberRoleBody'];
export type TeamMemberAnswer = components['schemas']['TeamMemberAnswer'];
export type NewOwnerBody = components['schemas']['NewOwnerBody'];
export type StaffNameBody = components['schemas']['StaffNameBody'];
export type BoardFile = components['schemas']['BoardFile'];
export type TrashedFile = components['schemas']['TrashedFile'];
export type TrashedFilePage = components['schemas']['TrashedFilePage'];
export type TrashedFilePageAnswer = components['schemas']['TrashedFilePageAnswer'];
export type PurgedCount = components['schemas']['PurgedCount'];
export type PurgedCountAnswer = components['schemas']['PurgedCountAnswer'];
export type ProjectNameBody = components['schemas']['ProjectNameBody'];
export type Project = components['schemas']['Project'];
export type ProjectAnswer = components['schemas']['ProjectAnswer'];
export type NewFolderBody = components['schemas']['NewFolderBody'];
export type Folder = components['schemas']['Folder'];
export type FolderAnswer = components['schemas']['FolderAnswer'];
export type FolderNameBody = components['schemas']['FolderNameBody'];
export type FolderMoveBody = components['schemas']['FolderMoveBody'];
export type ItemMoveBody = components['schemas']['ItemMoveBody'];
export type ItemChange = components['schemas']['ItemChange'];
export type ItemChangeAnswer = components['schemas']['ItemChangeAnswer'];
export type ItemList = components['schemas']['ItemList'];
export type RecentFile = components['schemas']['RecentFile'];
export type RecentFilePage = components['schemas']['RecentFilePage'];
export type RecentFilePageAnswer = components['schemas']['RecentFilePageAnswer'];
export type FileMoveBody = components['schemas']['FileMoveBody'];
export type BoardFileAnswer = components['schemas']['BoardFileAnswer'];
export type DuplicateFileBody = components['schemas']['DuplicateFileBody'];
export type TeamPicture = components['schemas']['TeamPicture'];
export type TeamPicturePage = components['schemas']['TeamPicturePage'];
export type TeamPicturePageAnswer = components['schemas']['TeamPicturePageAnswer'];
export type ImageForm = components['schemas']['ImageForm'];
export type TeamPictureAnswer = components['schemas']['TeamPictureAnswer'];
export type UploadedImage = components['schemas']['UploadedImage'];
export type UploadedImageAnswer = components['schemas']['UploadedImageAnswer'];
export type TeamTemplate = components['schemas']['TeamTemplate'];
export type TeamTemplatePage = components['schemas']['TeamTemplatePage'];
export type TeamTemplatePageAnswer = components['schemas']['TeamTemplatePageAnswer'];
export type ProjectList = components['schemas']['ProjectList'];
export type ProjectListAnswer = components['schemas']['ProjectListAnswer'];
export type NewFileBody = components['schemas']['NewFileBody'];
export type FolderList = components['schemas']['FolderList'];
export type FolderListAnswer = components['schemas']['FolderListAnswer'];
export type BoardFilePage = components['schemas']['BoardFilePage'];
export type BoardFilePageAnswer = components['schemas']['BoardFilePageAnswer'];
export type FileRole = components['schemas']['FileRole'];
export type BoardFileDetail = components['schemas']['BoardFileDetail'];
export type BoardFileDetailAnswer = components['schemas']['BoardFileDetailAnswer'];
export type RenameFileBody = components['schemas']['RenameFileBody'];
export type CollabTicket = components['schemas']['CollabTicket'];
export type CollabTicketAnswer = components['schemas']['CollabTicketAnswer'];
export type ShareRole = components['schemas']['ShareRole'];
export type ShareLink = components['schemas']['ShareLink'];
export type ShareLinkList = components['schemas']['ShareLinkList'];
export type ShareLinkListAnswer = components['schemas']['ShareLinkListAnswer'];
export type ShareLinkBody = components['schemas']['ShareLinkBody'];
export type ShareLinkAnswer = components['schemas']['ShareLinkAnswer'];
export type ShareLinkChange = components['schemas']['ShareLinkChange'];
export type FileVisitor = components['schemas']['FileVisitor'];
export type FileVisitorPage = components['schemas']['FileVisitorPage'];
export type FileVisitorPageAnswer = components['schemas']['FileVisitorPageAnswer'];
export type SharedFile = components['schemas']['SharedFile'];
export type ShareState = components['schemas']['ShareState'];
export type ShareStateAnswer = components['schemas']['ShareStateAnswer'];
export type SharePasswordBody = components['schemas']['SharePasswordBody'];
export type ShareTicket = components['schemas']['ShareTicket'];
export type ShareTicketAnswer = components['schemas']['ShareTicketAnswer'];
export type JoinedFile = components['schemas']['JoinedFile'];
export type JoinedFileAnswer = components['schemas']['JoinedFileAnswer'];
export type SharedWithMe = components['schemas']['SharedWithMe'];
export type SharedWithMePage = components['schemas']['SharedWithMePage'];
export type SharedWithMePageAnswer = components['schemas']['SharedWithMePageAnswer'];
export type BoardCommentFilter = components['schemas']['BoardCommentFilter'];
export type BoardComment = components['schemas']['BoardComment'];
export type BoardThread = components['schemas']['BoardThread'];
export type BoardThreadPage = components['schemas']['BoardThreadPage'];
export type BoardThreadPageAnswer = components['schemas']['BoardThreadPageAnswer'];
export type NewBoardCommentBody = components['schemas']['NewBoardCommentBody'];
export type BoardThreadAnswer = components['schemas']['BoardThreadAnswer'];
export type BoardCommentTextBody = components['schemas']['BoardCommentTextBody'];
export type BoardCommentResolvedBody = components['schemas']['BoardCommentResolvedBody'];
export type VoteElementId = components['schemas']['VoteElementId'];
export type VoteDots = components['schemas']['VoteDots'];
export type BoardVote = components['schemas']['BoardVote'];
export type BoardVotes = components['schemas']['BoardVotes'];
export type BoardVotesAnswer = components['schemas']['BoardVotesAnswer'];
export type NewBoardVoteBody = components['schemas']['NewBoardVoteBody'];
export type BoardVoteAnswer = components['schemas']['BoardVoteAnswer'];
export type VoteDotsBody = components['schemas']['VoteDotsBody'];
export type BoardPeople = components['schemas']['BoardPeople'];
export type BoardPeopleAnswer = components['schemas']['BoardPeopleAnswer'];
export type VersionKind = components['schemas']['VersionKind'];
export type FileVersion = components['schemas']['FileVersion'];
export type FileVersionPage = components['schemas']['FileVersionPage'];
export type FileVersionPageAnswer = components['schemas']['FileVersionPageAnswer'];
export type VersionNameBody = components['schemas']['VersionNameBody'];
export type FileVersionAnswer = components['schemas']['FileVersionAnswer'];
export type CountPrecision = components['schemas']['CountPrecision'];
export type LanguageCount = components['schemas']['LanguageCount'];
export type KindCount = components['schemas']['KindCount'];
export type FeeTypeCount = components['schemas']['FeeTypeCount'];
export type TagCount = components['schemas']['TagCount'];
export type SearchFacets = components['schemas']['SearchFacets'];
export type SearchFacetsAnswer = components['schemas']['SearchFacetsAnswer'];
export type NameTip = components['schemas']['NameTip'];
export type NameTipList = components['schemas']['NameTipList'];
export type NameTipListAnswer = components['schemas']['NameTipListAnswer'];
export type Creator = components['schemas']['Creator'];
export type CreatorList = components['schemas']['CreatorList'];
export type CreatorListAnswer = components['schemas']['CreatorListAnswer'];
export type SearchRecord = components['schemas']['SearchRecord'];
export type SearchRecordList = components['schemas']['SearchRecordList'];
export type SearchRecordListAnswer = components['schemas']['SearchRecordListAnswer'];
export type DeleteSearchRecordsBody = components['schemas']['DeleteSearchRecordsBody'];
export type HotSearch = components['schemas']['HotSearch'];
export type HotSearchList = components['schemas']['HotSearchList'];
export type HotSearchListAnswer = components['schemas']['HotSearchListAnswer'];
export type TagRefAnswer = components['schemas']['TagRefAnswer'];
export type ChildTag = components['schemas']['ChildTag'];
export type Tag = components['schemas']['Tag'];
export type TagTree = components['schemas']['TagTree'];
export type TagTreeAnswer = components['schemas']['TagTreeAnswer'];
export type NewTagsBody = components['schemas']['NewTagsBody'];
export type TagIds = components['schemas']['TagIds'];
export type TagIdsAnswer = components['schemas']['TagIdsAnswer'];
export type TagList = components['schemas']['TagList'];
export type TagListAnswer = components['schemas']['TagListAnswer'];
export type Topic = components['schemas']['Topic'];
export type TopicList = components['schemas']['TopicList'];
export type TopicListAnswer = components['schemas']['TopicListAnswer'];
export type TopicPage = components['schemas']['TopicPage'];
export type TopicPageAnswer = components['schemas']['TopicPageAnswer'];
export type TopicAnswer = components['schemas']['TopicAnswer'];
export type Banner = components['schemas']['Banner'];
export type BannerPage = components['schemas']['BannerPage'];
export type BannerPageAnswer = components['schemas']['BannerPageAnswer'];
export type Footprint = components['schemas']['Footprint'];
export type FootprintPage = components['schemas']['FootprintPage'];
export type FootprintPageAnswer = components['schemas']['FootprintPageAnswer'];
export type InboxMessageType = components['schemas']['InboxMessageType'];
export type InboxMessageMeta = components['schemas']['InboxMessageMeta'];
export type InboxMessage = components['schemas']['InboxMessage'];
export type InboxMessagePage = components['schemas']['InboxMessagePage'];
export type InboxMessagePageAnswer = components['schemas']['InboxMessagePageAnswer'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type UnreadCountAnswer = components['schemas']['UnreadCountAnswer'];
export type MailPreferences = components['schemas']['MailPreferences'];
export type MailPreferencesAnswer = components['schemas']['MailPreferencesAnswer'];
export type MailPreferencesBody = components['schemas']['MailPreferencesBody'];
export type MailState = components['schemas']['MailState'];
export type MailEntry = components['schemas']['MailEntry'];
export type MailEntryPage = components['schemas']['MailEntryPage'];
export type MailEntryPageAnswer = components['schemas']['MailEntryPageAnswer'];
export type MailEntryAnswer = components['schemas']['MailEntryAnswer'];
export type FigureDay = components['schemas']['FigureDay'];
export type FigureTotals = components['schemas']['FigureTotals'];
export type ReviewClock = components['schemas']['ReviewClock'];
export type EmptyTerm = components['schemas']['EmptyTerm'];
export type Figures = components['schemas']['Figures'];
export type FiguresAnswer = components['schemas']['FiguresAnswer'];
export type JobFailure = components['schemas']['JobFailure'];
export type JobKind = components['schemas']['JobKind'];
export type JobKindList = components['schemas']['JobKindList'];
export type JobKindListAnswer = components['schemas']['JobKindListAnswer'];
export type JobRetryBody = components['schemas']['JobRetryBody'];
export type JobRetry = components['schemas']['JobRetry'];
export type JobRetryAnswer = components['schemas']['JobRetryAnswer'];
export type SystemVersions = components['schemas']['SystemVersions'];
export type TeamStorage = components['schemas']['TeamStorage'];
export type SystemStorage = components['schemas']['SystemStorage'];
export type SystemState = components['schemas']['SystemState'];
export type SystemStateAnswer = components['schemas']['SystemStateAnswer'];
export type Sex = components['schemas']['Sex'];
export type CareerInfo = components['schemas']['CareerInfo'];
export type StatisticData = components['schemas']['StatisticData'];
export type FollowRelation = components['schemas']['FollowRelation'];
export type Profile = components['schemas']['Profile'];
export type ProfileAnswer = components['schemas']['ProfileAnswer'];
export type ProfileBody = components['schemas']['ProfileBody'];
export type ManagerStatus = components['schemas']['ManagerStatus'];
export type ManagerStatusAnswer = components['schemas']['ManagerStatusAnswer'];
export type RecommendConfigBody = components['schemas']['RecommendConfigBody'];
export type CareerInfoAnswer = components['schemas']['CareerInfoAnswer'];
export type FollowPerson = components['schemas']['FollowPerson'];
export type FollowPersonPage = components['schemas']['FollowPersonPage'];
export type FollowPersonPageAnswer = components['schemas']['FollowPersonPageAnswer'];
export type FollowBody = components['schemas']['FollowBody'];
export type FollowState = components['schemas']['FollowState'];
export type FollowStateAnswer = components['schemas']['FollowStateAnswer'];
export type BlockedPerson = components['schemas']['BlockedPerson'];
export type BlockedPersonPage = components['schemas']['BlockedPersonPage'];
export type BlockedPersonPageAnswer = components['schemas']['BlockedPersonPageAnswer'];
export type SignUpBody = components['schemas']['SignUpBody'];
export type TimeZone = components['schemas']['TimeZone'];
export type User = components['schemas']['User'];
export type SessionData = components['schemas']['SessionData'];
export type SessionDataAnswer = components['schemas']['SessionDataAnswer'];
export type SignInBody = components['schemas']['SignInBody'];
export type SecondStepBody = components['schemas']['SecondStepBody'];
export type CredentialId = components['schemas']['CredentialId'];
export type PasskeySignInBody = components['schemas']['PasskeySignInBody'];
export type PasskeyQuestionBody = components['schemas']['PasskeyQuestionBody'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];
export type PasskeyQuestion = components['schemas']['PasskeyQuestion'];
export type PasskeyQuestionAnswer = components['schemas']['PasskeyQuestionAnswer'];
export type SignUpPolicy = components['schemas']['SignUpPolicy'];
export type ProviderId = components['schemas']['ProviderId'];
export type SignInProvider = components['schemas']['SignInProvider'];
export type SignInOptions = components['schemas']['SignInOptions'];
export type SignInOptionsAnswer = components['schemas']['SignInOptionsAnswer'];
export type ProviderReturnBody = components['schemas']['ProviderReturnBody'];
export type ProviderSignInBody = components['schemas']['ProviderSignInBody'];
export type ProviderQuestion = components['schemas']['ProviderQuestion'];
export type ProviderQuestionAnswer = components['schemas']['ProviderQuestionAnswer'];
export type LinkedProvider = components['schemas']['LinkedProvider'];
export type ProviderEventKind = components['schemas']['ProviderEventKind'];
export type ProviderEvent = components['schemas']['ProviderEvent'];
export type LinkedProviderList = components['schemas']['LinkedProviderList'];
export type LinkedProviderListAnswer = components['schemas']['LinkedProviderListAnswer'];
export type LinkedProviderAnswer = components['schemas']['LinkedProviderAnswer'];
export type ProviderLinkBody = components['schemas']['ProviderLinkBody'];
export type ProofBody = components['schemas']['ProofBody'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyEventKind = components['schemas']['PasskeyEventKind'];
export type PasskeyEvent = components['schemas']['PasskeyEvent'];
export type PasskeyList = components['schemas']['PasskeyList'];
export type PasskeyListAnswer = components['schemas']['PasskeyListAnswer'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type PasskeyBody = components['schemas']['PasskeyBody'];
export type PasskeyAnswer = components['schemas']['PasskeyAnswer'];
export type PasskeyNameBody = components['schemas']['PasskeyNameBody'];
export type SecondStepEventKind = components['schemas']['SecondStepEventKind'];
export type SecondStepEvent = components['schemas']['SecondStepEvent'];
export type SecondStep = components['schemas']['SecondStep'];
export type SecondStepAnswer = components['schemas']['SecondStepAnswer'];
export type CodeBody = components['schemas']['CodeBody'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type RecoveryCodesAnswer = components['schemas']['RecoveryCodesAnswer'];
export type PasswordBody = components['schemas']['PasswordBody'];
export type SecondStepSetup = components['schemas']['SecondStepSetup'];
export type SecondStepSetupAnswer = components['schemas']['SecondStepSetupAnswer'];
export type PasswordAndCodeBody = components['schemas']['PasswordAndCodeBody'];
export type TokenBody = components['schemas']['TokenBody'];
export type TokenGrant = components['schemas']['TokenGrant'];
export type TokenGrantAnswer = components['schemas']['TokenGrantAnswer'];
export type UserAnswer = components['schemas']['UserAnswer'];
export type NickNameBody = components['schemas']['NickNameBody'];
export type TimeZoneBody = components['schemas']['TimeZoneBody'];
export type PasswordChangeBody = components['schemas']['PasswordChangeBody'];
export type EmailBody = components['schemas']['EmailBody'];
export type MailTokenBody = components['schemas']['MailTokenBody'];
export type ProvenEmail = components['schemas']['ProvenEmail'];
export type ProvenEmailAnswer = components['schemas']['ProvenEmailAnswer'];
export type PasswordResetRequestBody = components['schemas']['PasswordResetRequestBody'];
export type PasswordResetBody = components['schemas']['PasswordResetBody'];
export type MobileBody = components['schemas']['MobileBody'];
export type DeviceKind = components['schemas']['DeviceKind'];
export type SignInMethod = components['schemas']['SignInMethod'];
export type SessionInfo = components['schemas']['SessionInfo'];
export type SessionList = components['schemas']['SessionList'];
export type SessionListAnswer = components['schemas']['SessionListAnswer'];
export type ServiceScope = components['schemas']['ServiceScope'];
export type ServiceToken = components['schemas']['ServiceToken'];
export type ServiceTokenEventKind = components['schemas']['ServiceTokenEventKind'];
export type ServiceTokenEvent = components['schemas']['ServiceTokenEvent'];
export type ServiceTokenList = components['schemas']['ServiceTokenList'];
export type ServiceTokenListAnswer = components['schemas']['ServiceTokenListAnswer'];
export type NewServiceTokenBody = components['schemas']['NewServiceTokenBody'];
export type CreatedServiceToken = components['schemas']['CreatedServiceToken'];
export type CreatedServiceTokenAnswer = components['schemas']['CreatedServiceTokenAnswer'];
export type WebhookEventType = components['schemas']['WebhookEventType'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookList = components['schemas']['WebhookList'];
export type WebhookListAnswer = components['schemas']['WebhookListAnswer'];
export type NewWebhookBody = components['schemas']['NewWebhookBody'];
export type WebhookWithSecret = components['schemas']['WebhookWithSecret'];
export type WebhookWithSecretAnswer = components['schemas']['WebhookWithSecretAnswer'];
export type WebhookChangesBody = components['schemas']['WebhookChangesBody'];
export type WebhookAnswer = components['schemas']['WebhookAnswer'];
export type DeliveredEventType = components['schemas']['DeliveredEventType'];
export type WebhookDeliveryState = components['schemas']['WebhookDeliveryState'];
export type WebhookDeliveryFailure = components['schemas']['WebhookDeliveryFailure'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryAnswer = components['schemas']['WebhookDeliveryAnswer'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type WebhookDeliveryPageAnswer = components['schemas']['WebhookDeliveryPageAnswer'];
export type ExportState = components['schemas']['ExportState'];
export type AccountExport = components['schemas']['AccountExport'];
export type AccountExportList = components['schemas']['AccountExportList'];
export type AccountExportListAnswer = components['schemas']['AccountExportListAnswer'];
export type AccountExportAnswer = components['schemas']['AccountExportAnswer'];
export type KeepWorks = components['schemas']['KeepWorks'];
export type DeletionBody = components['schemas']['DeletionBody'];
export type FrameCode = components['schemas']['FrameCode'];
export type FrameCodeAnswer = components['schemas']['FrameCodeAnswer'];
export type FrameCodeBody = components['schemas']['FrameCodeBody'];
export type FrameGrant = components['schemas']['FrameGrant'];
export type FrameGrantAnswer = components['schemas']['FrameGrantAnswer'];
export type CompanySize = components['schemas']['CompanySize'];
export type OnboardingBody = components['schemas']['OnboardingBody'];
export type OnboardingResult = components['schemas']['OnboardingResult'];
export type OnboardingResultAnswer = components['schemas']['OnboardingResultAnswer'];
export type OnboardingQuestion = components['schemas']['OnboardingQuestion'];
export type OnboardingOptionCount = components['schemas']['OnboardingOptionCount'];
export type OnboardingQuestionSummary = components['schemas']['OnboardingQuestionSummary'];
export type OnboardingSummary = components['schemas']['OnboardingSummary'];
export type OnboardingSummaryAnswer = components['schemas']['OnboardingSummaryAnswer'];
export type OnboardingText = components['schemas']['OnboardingText'];
export type OnboardingTextPage = components['schemas']['OnboardingTextPage'];
export type OnboardingTextPageAnswer = components['schemas']['OnboardingTextPageAnswer'];
export type Points = components['schemas']['Points'];
export type PointsAnswer = components['schemas']['PointsAnswer'];
export type PointEntryCause = components['schemas']['PointEntryCause'];
export type PointEntry = components['schemas']['PointEntry'];
export type PointEntryPage = components['schemas']['PointEntryPage'];
export type PointEntryPageAnswer = components['schemas']['PointEntryPageAnswer'];
export type ProfessionalEditionType = components['schemas']['ProfessionalEditionType'];
export type ProfessionalEdition = components['schemas']['ProfessionalEdition'];
export type RedeemedCard = components['schemas']['RedeemedCard'];
export type RedeemedCardAnswer = components['schemas']['RedeemedCardAnswer'];
export type ProfessionalEditionAnswer = components['schemas']['ProfessionalEditionAnswer'];
export type PlanLimits = components['schemas']['PlanLimits'];
export type SpacePlan = components['schemas']['SpacePlan'];
export type Membership = components['schemas']['Membership'];
export type MembershipAnswer = components['schemas']['MembershipAnswer'];
export type GrantSource = components['schemas']['GrantSource'];
export type EditionGrant = components['schemas']['EditionGrant'];
export type EditionGrantPage = components['schemas']['EditionGrantPage'];
export type EditionGrantPageAnswer = components['schemas']['EditionGrantPageAnswer'];
export type OpenApiDocument = components['schemas']['OpenApiDocument'];
export type GoodsId = components['schemas']['GoodsId'];
export type GoodsKind = components['schemas']['GoodsKind'];
export type Currency = components['schemas']['Currency'];
export type Goods = components['schemas']['Goods'];
export type GoodsList = components['schemas']['GoodsList'];
export type GoodsListAnswer = components['schemas']['GoodsListAnswer'];
export type GoodsAnswer = components['schemas']['GoodsAnswer'];
export type ListedGoodsKind = components['schemas']['ListedGoodsKind'];
export type GoodsNames = components['schemas']['GoodsNames'];
export type ManagedGoods = components['schemas']['ManagedGoods'];
export type ManagedGoodsList = components['schemas']['ManagedGoodsList'];
export type ManagedGoodsListAnswer = components['schemas']['ManagedGoodsListAnswer'];
export type NewGoodsBody = components['schemas']['NewGoodsBody'];
export type ManagedGoodsAnswer = components['schemas']['ManagedGoodsAnswer'];
export type GoodsAction = components['schemas']['GoodsAction'];
export type GoodsLogEntry = components['schemas']['GoodsLogEntry'];
export type GoodsLogPage = components['schemas']['GoodsLogPage'];
export type GoodsLogPageAnswer = components['schemas']['GoodsLogPageAnswer'];
export type GoodsChangeBody = components['schemas']['GoodsChangeBody'];
export type OrderId = components['schemas']['OrderId'];
export type OrderTeam = components['schemas']['OrderTeam'];
export type Order = components['schemas']['Order'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderPageAnswer = components['schemas']['OrderPageAnswer'];
export type NewOrderBody = components['schemas']['NewOrderBody'];
export type OrderAnswer = components['schemas']['OrderAnswer'];
export type PaymentProvider = components['schemas']['PaymentProvider'];
export type CheckoutDisplay = components['schemas']['CheckoutDisplay'];
export type Checkout = components['schemas']['Checkout'];
export type CheckoutAnswer = components['schemas']['CheckoutAnswer'];
export type Buyer = components['schemas']['Buyer'];
export type ManagedOrder = components['schemas']['ManagedOrder'];
export type ManagedOrderPage = components['schemas']['ManagedOrderPage'];
export type ManagedOrderPageAnswer = components['schemas']['ManagedOrderPageAnswer'];
export type RefundBody = components['schemas']['RefundBody'];
export type ManagedOrderAnswer = components['schemas']['ManagedOrderAnswer'];
export type RefundFilter = components['schemas']['RefundFilter'];
export type RefundId = components['schemas']['RefundId'];
export type RefundedOrder = components['schemas']['RefundedOrder'];
export type RefundCause = components['schemas']['RefundCause'];
export type ManagedRefund = components['schemas']['ManagedRefund'];
export type ManagedRefundPage = components['schemas']['ManagedRefundPage'];
export type ManagedRefundPageAnswer = components['schemas']['ManagedRefundPageAnswer'];
export type ManagedRefundAnswer = components['schemas']['ManagedRefundAnswer'];
export type SettledRefundBody = components['schemas']['SettledRefundBody'];
export type PaymentCallback = components['schemas']['PaymentCallback'];
export type Wallet = components['schemas']['Wallet'];
export type WalletAnswer = components['schemas']['WalletAnswer'];
export type WalletEntryKind = components['schemas']['WalletEntryKind'];
export type WalletEntry = components['schemas']['WalletEntry'];
export type WalletEntryPage = components['schemas']['WalletEntryPage'];
export type WalletEntryPageAnswer = components['schemas']['WalletEntryPageAnswer'];
export type PayoutId = components['schemas']['PayoutId'];
export type PayoutState = components['schemas']['PayoutState'];
export type Payout = components['schemas']['Payout'];
export type PayoutPage = components['schemas']['PayoutPage'];
export type PayoutPageAnswer = components['schemas']['PayoutPageAnswer'];
export type NewPayoutBody = components['schemas']['NewPayoutBody'];
export type PayoutAnswer = components['schemas']['PayoutAnswer'];
export type FirstAdminBody = components['schemas']['FirstAdminBody'];
export type SettingSource = components['schemas']['SettingSource'];
export type SiteLogo = components['schemas']['SiteLogo'];
export type MailServer = components['schemas']['MailServer'];
export type PaymentChoice = components['schemas']['PaymentChoice'];
export type PaymentSettings = components['schemas']['PaymentSettings'];
export type SiteSettings = components['schemas']['SiteSettings'];
export type SiteSettingsAnswer = components['schemas']['SiteSettingsAnswer'];
export type SiteNameBody = components['schemas']['SiteNameBody'];
export type SignUpPolicyBody = components['schemas']['SignUpPolicyBody'];
export type AdminSecondStepBody = components['schemas']['AdminSecondStepBody'];
export type MailServerBody = components['schemas']['MailServerBody'];
export type TestMailBody = components['schemas']['TestMailBody'];
export type PaymentBody = components['schemas']['PaymentBody'];
export type PaymentTest = components['schemas']['PaymentTest'];
export type PaymentTestAnswer = components['schemas']['PaymentTestAnswer'];
export type PayoutClaim = components['schemas']['PayoutClaim'];
export type ManagedPayout = components['schemas']['ManagedPayout'];
export type ManagedPayoutPage = components['schemas']['ManagedPayoutPage'];
export type ManagedPayoutPageAnswer = components['schemas']['ManagedPayoutPageAnswer'];
export type ManagedPayoutAnswer = components['schemas']['ManagedPayoutAnswer'];
export type SettledPayoutBody = components['schemas']['SettledPayoutBody'];
export type RefusedPayoutBody = components['schemas']['RefusedPayoutBody'];
export type WebhookWork = components['schemas']['WebhookWork'];
export type WebhookWorkEvent = components['schemas']['WebhookWorkEvent'];
export type WebhookOrder = components['schemas']['WebhookOrder'];
export type WebhookOrderEvent = components['schemas']['WebhookOrderEvent'];
export type WebhookTest = components['schemas']['WebhookTest'];
export type WebhookTestEvent = components['schemas']['WebhookTestEvent'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedType = components['responses']['UnsupportedType'];
export type ResponseGone = components['responses']['Gone'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterFileKey = components['parameters']['FileKey'];
export type ParameterCommon = components['parameters']['Common'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterObjectId = components['parameters']['ObjectId'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterSize = components['parameters']['Size'];
export type ParameterCopyTeamId = components['parameters']['CopyTeamId'];
export type ParameterCopyProjectId = components['parameters']['CopyProjectId'];
export type ParameterFolderIdQuery = components['parameters']['FolderIdQuery'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterUserIdQuery = components['parameters']['UserIdQuery'];
export type ParameterFileKeyInCollections = components['parameters']['FileKeyInCollections'];
export type ParameterCollectionId = components['parameters']['CollectionId'];
export type ParameterUserIdQueryRequired = components['parameters']['UserIdQueryRequired'];
export type ParameterAuditStatusQuery = components['parameters']['AuditStatusQuery'];
export type ParameterFileKeySnakeQuery = components['parameters']['FileKeySnakeQuery'];
export type ParameterCreatorIdQuery = components['parameters']['CreatorIdQuery'];
export type ParameterFileKeyQuery = components['parameters']['FileKeyQuery'];
export type ParameterOrder = components['parameters']['Order'];
export type ParameterTagIdsQuery = components['parameters']['TagIdsQuery'];
export type ParameterFrom = components['parameters']['From'];
export type ParameterTagId = components['parameters']['TagId'];
export type ParameterSpecialId = components['parameters']['SpecialId'];
export type ParameterFeeTypeQuery = components['parameters']['FeeTypeQuery'];
export type ParameterLanguageQuery = components['parameters']['LanguageQuery'];
export type ParameterKindQuery = components['parameters']['KindQuery'];
export type ParameterCreatorFilter = components['parameters']['CreatorFilter'];
export type ParameterKeyword = components['parameters']['Keyword'];
export type ParameterOrigin = components['parameters']['Origin'];
export type ParameterFileKeyOfSource = components['parameters']['FileKeyOfSource'];
export type ParameterViewType = components['parameters']['ViewType'];
export type ParameterCommentOrderQuery = components['parameters']['CommentOrderQuery'];
export type ParameterThreadPageSize = components['parameters']['ThreadPageSize'];
export type ParameterCommentId = components['parameters']['CommentId'];
export type ParameterMentionKeyword = components['parameters']['MentionKeyword'];
export type ParameterAuditViewType = components['parameters']['AuditViewType'];
export type ParameterReviewStatusQuery = components['parameters']['ReviewStatusQuery'];
export type ParameterTagIdPath = components['parameters']['TagIdPath'];
export type ParameterPageNo = components['parameters']['PageNo'];
export type ParameterManagedPageSize = components['parameters']['ManagedPageSize'];
export type ParameterTopicIdPath = components['parameters']['TopicIdPath'];
export type ParameterBannerIdPath = components['parameters']['BannerIdPath'];
export type ParameterPersonKeyword = components['parameters']['PersonKeyword'];
export type ParameterUserKindQuery = components['parameters']['UserKindQuery'];
export type ParameterUserIdPath = components['parameters']['UserIdPath'];
export type ParameterSubmissionId = components['parameters']['SubmissionId'];
export type ParameterActionQuery = components['parameters']['ActionQuery'];
export type ParameterFileKeyFilter = components['parameters']['FileKeyFilter'];
export type ParameterFirstDayQuery = components['parameters']['FirstDayQuery'];
export type ParameterLastDayQuery = components['parameters']['LastDayQuery'];
export type ParameterAttachmentKey = components['parameters']['AttachmentKey'];
export type ParameterTicket = components['parameters']['Ticket'];
export type ParameterReportCaseStateQuery = components['parameters']['ReportCaseStateQuery'];
export type ParameterCaseId = components['parameters']['CaseId'];
export type ParameterAnalyticsDays = components['parameters']['AnalyticsDays'];
export type ParameterWorkKeyword = components['parameters']['WorkKeyword'];
export type ParameterIsPublicQuery = components['parameters']['IsPublicQuery'];
export type ParameterClientLogLevelQuery = components['parameters']['ClientLogLevelQuery'];
export type ParameterReleaseQuery = components['parameters']['ReleaseQuery'];
export type ParameterFeedbackUserId = components['parameters']['FeedbackUserId'];
export type ParameterFeedbackStateQuery = components['parameters']['FeedbackStateQuery'];
export type ParameterFeedbackId = components['parameters']['FeedbackId'];
export type ParameterTeamId = components['parameters']['TeamId'];
export type ParameterHash = components['parameters']['Hash'];
export type ParameterAvatarWidth = components['parameters']['AvatarWidth'];
export type ParameterInvitedRoleQuery = components['parameters']['InvitedRoleQuery'];
export type ParameterInvitedRoleQueryRequired = components['parameters']['InvitedRoleQueryRequired'];
export type ParameterInvitationId = components['parameters']['InvitationId'];
export type ParameterInvitationToken = components['parameters']['InvitationToken'];
export type ParameterMemberUserId = components['parameters']['MemberUserId'];
export type ParameterProjectId = components['parameters']['ProjectId'];
export type ParameterFolderId = components['parameters']['FolderId'];
export type ParameterChangeId = components['parameters']['ChangeId'];
export type ParameterFileNameFilter = components['parameters']['FileNameFilter'];
export type ParameterImageWidth = components['parameters']['ImageWidth'];
export type ParameterFileOrder = components['parameters']['FileOrder'];
export type ParameterBoardEpoch = components['parameters']['BoardEpoch'];
export type ParameterShareId = components['parameters']['ShareId'];
export type ParameterVisitorId = components['parameters']['VisitorId'];
export type ParameterShareToken = components['parameters']['ShareToken'];
export type ParameterBoardCommentStateQuery = components['parameters']['BoardCommentStateQuery'];
export type ParameterBoardCommentMineQuery = components['parameters']['BoardCommentMineQuery'];
export type ParameterBoardCommentId = components['parameters']['BoardCommentId'];
export type ParameterBoardVoteId = components['parameters']['BoardVoteId'];
export type ParameterBoardPeopleKeyword = components['parameters']['BoardPeopleKeyword'];
export type ParameterVersionId = components['parameters']['VersionId'];
export type ParameterVersionObjectId = components['parameters']['VersionObjectId'];
export type ParameterFileKeyCamel = components['parameters']['FileKeyCamel'];
export type ParameterOriginModule = components['parameters']['OriginModule'];
export type ParameterOriginFileKey = components['parameters']['OriginFileKey'];
export type ParameterAsTyped = components['parameters']['AsTyped'];
export type ParameterNameTipText = components['parameters']['NameTipText'];
export type ParameterCreatorKeyword = components['parameters']['CreatorKeyword'];
export type ParameterDelAllQuery = components['parameters']['DelAllQuery'];
export type ParameterRecordIdQuery = components['parameters']['RecordIdQuery'];
export type ParameterTagIdQuery = components['parameters']['TagIdQuery'];
export type ParameterTagTypeQuery = components['parameters']['TagTypeQuery'];
export type ParameterTopicPageSize = components['parameters']['TopicPageSize'];
export type ParameterUseQuery = components['parameters']['UseQuery'];
export type ParameterTopicIdQuery = components['parameters']['TopicIdQuery'];
export type ParameterBannerPageSize = components['parameters']['BannerPageSize'];
export type ParameterEffectQuery = components['parameters']['EffectQuery'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterMessagePageSize = components['parameters']['MessagePageSize'];
export type ParameterMessageId = components['parameters']['MessageId'];
export type ParameterMailStateQuery = components['parameters']['MailStateQuery'];
export type ParameterMailId = components['parameters']['MailId'];
export type ParameterFigureDays = components['parameters']['FigureDays'];
export type ParameterProfileKeyQuery = components['parameters']['ProfileKeyQuery'];
export type ParameterProfileNameQuery = components['parameters']['ProfileNameQuery'];
export type ParameterFocusUserIdOptionalQuery = components['parameters']['FocusUserIdOptionalQuery'];
export type ParameterFocusUserIdQuery = components['parameters']['FocusUserIdQuery'];
export type ParameterProviderId = components['parameters']['ProviderId'];
export type ParameterPasskeyId = components['parameters']['PasskeyId'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterServiceTokenId = components['parameters']['ServiceTokenId'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterDeliveryId = components['parameters']['DeliveryId'];
export type ParameterExportId = components['parameters']['ExportId'];
export type ParameterOnboardingQuestionQuery = components['parameters']['OnboardingQuestionQuery'];
export type ParameterGoodsId = components['parameters']['GoodsId'];
export type ParameterGoodsIdQuery = components['parameters']['GoodsIdQuery'];
export type ParameterOrderStateQuery = components['parameters']['OrderStateQuery'];
export type ParameterOrderIdempotencyKey = components['parameters']['OrderIdempotencyKey'];
export type ParameterOrderId = components['parameters']['OrderId'];
export type ParameterRefundStateQuery = components['parameters']['RefundStateQuery'];
export type ParameterOrderIdQuery = components['parameters']['OrderIdQuery'];
export type ParameterRefundId = components['parameters']['RefundId'];
export type ParameterPaymentProviderPath = components['parameters']['PaymentProviderPath'];
export type ParameterPayoutIdempotencyKey = components['parameters']['PayoutIdempotencyKey'];
export type ParameterLogoShade = components['parameters']['LogoShade'];
export type ParameterPayoutStateQuery = components['parameters']['PayoutStateQuery'];
export type ParameterPayoutId = components['parameters']['PayoutId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    getFileFull: {
        parameters: {
            query?: {
                /**
                 * @description 1 leaves out everything about the viewer.
                 * @example 1
                 */
                common?: components["parameters"]["Common"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A published work in full. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFileFullSelf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A published work in full. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFileFullLatestSelf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest submission of a file with its review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFileObject: {
        parameters: {
            query?: {
                /**
                 * @description The `object_point` that is wanted. Left out
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                object_id?: components["parameters"]["ObjectId"];
            };
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An immutable snapshot of a board. Answered as it is stored, without the envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFileObjectSelf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An immutable snapshot of a board. Answered as it is stored, without the envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPublishedVersions: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedVersionPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDerivedFiles: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of published works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileCardPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    copyFile: {
        parameters: {
            query?: {
                /**
                 * @description Team to copy into, together with `project_id`. Left out, the copy goes to the caller's default project.
                 * @example 1001
                 */
                team_id?: components["parameters"]["CopyTeamId"];
                /**
                 * @description Project of `team_id` to copy into; one is not given without the other.
                 * @example 2001
                 */
                project_id?: components["parameters"]["CopyProjectId"];
                /**
                 * @description Id of the folder; 0 is the top of the project.
                 * @example 0
                 */
                folder_id?: components["parameters"]["FolderIdQuery"];
            };
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    copyFileByPost: {
        parameters: {
            query?: {
                /**
                 * @description Team to copy into, together with `project_id`. Left out, the copy goes to the caller's default project.
                 * @example 1001
                 */
                team_id?: components["parameters"]["CopyTeamId"];
                /**
                 * @description Project of `team_id` to copy into; one is not given without the other.
                 * @example 2001
                 */
                project_id?: components["parameters"]["CopyProjectId"];
                /**
                 * @description Id of the folder; 0 is the top of the project.
                 * @example 0
                 */
                folder_id?: components["parameters"]["FolderIdQuery"];
            };
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    fileExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooleanAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    isFilePublished: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooleanAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    praiseFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PraiseBody"];
            };
        };
        responses: {
            /** @description The like as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PraiseResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id?: components["parameters"]["UserIdQuery"];
                /**
                 * @description Key of a work; each collection then says whether it holds that.
                 * @example k7Qm3XpT9wRb
                 */
                file_key?: components["parameters"]["FileKeyInCollections"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the collection.
                 * @example 8101
                 */
                collection_id: components["parameters"]["CollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the collection.
                 * @example 8101
                 */
                collection_id: components["parameters"]["CollectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionBody"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the collection.
                 * @example 8101
                 */
                collection_id: components["parameters"]["CollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCollectionFiles: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the collection.
                 * @example 8101
                 */
                collection_id: components["parameters"]["CollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of published works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileCardPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setCollectionFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the collection.
                 * @example 8101
                 */
                collection_id: components["parameters"]["CollectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionFileBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    moveCollectionFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the collection.
                 * @example 8101
                 */
                collection_id: components["parameters"]["CollectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionMoveBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    orderCollectionFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the collection.
                 * @example 8101
                 */
                collection_id: components["parameters"]["CollectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionOrderBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    collectFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectBody"];
            };
        };
        responses: {
            /** @description The collection as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPaymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentStatusBody"];
            };
        };
        responses: {
            /** @description Whether the caller has paid for several works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAttrStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileKeyList"];
            };
        };
        responses: {
            /** @description How the caller stands to several works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrStatusListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorFiles: {
        parameters: {
            query: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id: components["parameters"]["UserIdQueryRequired"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of published works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileCardPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOwnFiles: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Only works in this state.
                 * @example 1
                 */
                audit_status?: components["parameters"]["AuditStatusQuery"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the list of the caller's works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFilePageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCollectedFiles: {
        parameters: {
            query?: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id?: components["parameters"]["UserIdQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of published works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileCardPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    isCreator: {
        parameters: {
            query: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKeySnakeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooleanAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    recordOutsourceUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutsourceUseBody"];
            };
        };
        responses: {
            /** @description It is noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkUsed: {
        parameters: {
            query: {
                /**
                 * @description Id of the creator.
                 * @example a4HnVtYc8wLd
                 */
                creatorId: components["parameters"]["CreatorIdQuery"];
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                fileKey: components["parameters"]["FileKeyQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooleanAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFilesByLink: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Order of the list. An unknown value is refused.
                 * @example 2
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Ids of tags, repeated in the query; all must match.
                 * @example [
                 *       12,
                 *       34
                 *     ]
                 */
                tagIds?: components["parameters"]["TagIdsQuery"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of published works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileCardPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    countFiles: {
        parameters: {
            query?: {
                /**
                 * @description Where the number is shown. For statistics only, changes nothing.
                 * @example search
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Ids of tags, repeated in the query; all must match.
                 * @example [
                 *       12
                 *     ]
                 */
                tag_id?: components["parameters"]["TagId"];
                /**
                 * @description Id of a topic.
                 * @example 3
                 */
                special_id?: components["parameters"]["SpecialId"];
                /**
                 * @description Fee filter; 0 or none means all.
                 * @example 1
                 */
                fee_type?: components["parameters"]["FeeTypeQuery"];
                /**
                 * @description Only works in this language.
                 * @example zh-CN
                 */
                language?: components["parameters"]["LanguageQuery"];
                /**
                 * @description Only works of this kind.
                 * @example mindmap
                 */
                kind?: components["parameters"]["KindQuery"];
                /**
                 * @description Only works of this creator.
                 * @example a4HnVtYc8wLd
                 */
                user_id?: components["parameters"]["CreatorFilter"];
                /**
                 * @description Text to search for.
                 * @example fishbone
                 */
                keyword?: components["parameters"]["Keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many works match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileCountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listRecommendedFiles: {
        parameters: {
            query: {
                /**
                 * @description Where the works are shown: on the home page, under an empty search, beside a work, or on the page of a missing work.
                 * @example home
                 */
                origin: components["parameters"]["Origin"];
                /**
                 * @description Key of the work to which related ones are wanted.
                 * @example k7Qm3XpT9wRb
                 */
                file_key?: components["parameters"]["FileKeyOfSource"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of published works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileCardPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    recordFileUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether this opening was counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUseAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    recordFileView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view as it was counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileViewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listViewFiles: {
        parameters: {
            query: {
                /**
                 * @description Which view.
                 * @example 1
                 */
                viewType: components["parameters"]["ViewType"];
                /**
                 * @description Order of the list. An unknown value is refused.
                 * @example 2
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Ids of tags, repeated in the query; all must match.
                 * @example [
                 *       12
                 *     ]
                 */
                tag_id?: components["parameters"]["TagId"];
                /**
                 * @description Fee filter; 0 or none means all.
                 * @example 1
                 */
                fee_type?: components["parameters"]["FeeTypeQuery"];
                /**
                 * @description Id of a topic.
                 * @example 3
                 */
                special_id?: components["parameters"]["SpecialId"];
                /**
                 * @description Only works in this language.
                 * @example zh-CN
                 */
                language?: components["parameters"]["LanguageQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of published works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileCardPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description Which comments come first.
                 * @example newest
                 */
                order?: components["parameters"]["CommentOrderQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["ThreadPageSize"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentThreadPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCommentBody"];
            };
        };
        responses: {
            /** @description The new comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkCommentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCommentThread: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of the comment.
                 * @example 1024
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentThreadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of the comment.
                 * @example 1024
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentChangeBody"];
            };
        };
        responses: {
            /** @description The comment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkCommentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of the comment.
                 * @example 1024
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReplies: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["ThreadPageSize"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of the comment.
                 * @example 1024
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setCommentHidden: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of the comment.
                 * @example 1024
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentHiddenBody"];
            };
        };
        responses: {
            /** @description The comment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkCommentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMentionable: {
        parameters: {
            query?: {
                /**
                 * @description Beginning of a nickname, any case. Left out, those who take part in the comments.
                 * @example mi
                 */
                keyword?: components["parameters"]["MentionKeyword"];
            };
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People who can be mentioned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MentionableAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    publishFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PublishForm"];
            };
        };
        responses: {
            /** @description The submission that was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedWorkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    cancelPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAuditStatusMap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileKeyList"];
            };
        };
        responses: {
            /** @description State of review by file key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditStatusMapAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAuditStatus: {
        parameters: {
            query: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                fileKey: components["parameters"]["FileKeyQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of review of one file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAuditStatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAuditFiles: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Accepted for compatibility with the list views: 1 newest first (also the default), 2 most viewed first, 3 only those not passed.
                 * @example 1
                 */
                viewType?: components["parameters"]["AuditViewType"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the list of the caller's submissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditDetailPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renderFileCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description 1 in review, 2 passed, 3 not passed.
                 * @example 1
                 */
                status?: components["parameters"]["ReviewStatusQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewItemPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listManagedTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tags of the taxonomy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTagListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTagBody"];
            };
        };
        responses: {
            /** @description The new tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTagAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reorderTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagOrderBody"];
            };
        };
        responses: {
            /** @description Tags of the taxonomy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTagListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the tag.
                 * @example 12
                 */
                tag_id: components["parameters"]["TagIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagChangesBody"];
            };
        };
        responses: {
            /** @description The changed tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTagAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listManagedTopics: {
        parameters: {
            query: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description How many entries to answer.
                 * @example 99
                 */
                pageSize: components["parameters"]["ManagedPageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Topics as the console sees them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTopicPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createTopic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTopicBody"];
            };
        };
        responses: {
            /** @description The new topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTopicAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reorderTopics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdOrderBody"];
            };
        };
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the topic.
                 * @example 3
                 */
                topic_id: components["parameters"]["TopicIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicChangesBody"];
            };
        };
        responses: {
            /** @description The changed topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTopicAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setTopicCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the topic.
                 * @example 3
                 */
                topic_id: components["parameters"]["TopicIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureForm"];
            };
        };
        responses: {
            /** @description The changed topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTopicAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeTopicCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the topic.
                 * @example 3
                 */
                topic_id: components["parameters"]["TopicIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTopicAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSynonyms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setSynonyms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SynonymsBody"];
            };
        };
        responses: {
            /** @description The groups as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getWatchedWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedWordsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setWatchedWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchedWordsBody"];
            };
        };
        responses: {
            /** @description The words as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedWordsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listManagedBanners: {
        parameters: {
            query: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description How many entries to answer.
                 * @example 99
                 */
                pageSize: components["parameters"]["ManagedPageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banners as the console sees them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedBannerPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBannerBody"];
            };
        };
        responses: {
            /** @description The new banner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedBannerAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reorderBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdOrderBody"];
            };
        };
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the banner.
                 * @example 2
                 */
                banner_id: components["parameters"]["BannerIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerChangesBody"];
            };
        };
        responses: {
            /** @description The changed banner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedBannerAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setBannerImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the banner.
                 * @example 2
                 */
                banner_id: components["parameters"]["BannerIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureForm"];
            };
        };
        responses: {
            /** @description The changed banner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedBannerAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeBannerImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the banner.
                 * @example 2
                 */
                banner_id: components["parameters"]["BannerIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed banner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedBannerAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /**
                 * @description Beginning of a nickname, a profile name, an e-mail address or a mobile number, or a whole user id. Left out, everybody.
                 * @example mira
                 */
                keyword?: components["parameters"]["PersonKeyword"];
                /**
                 * @description Only people of this kind.
                 * @example 1
                 */
                role?: components["parameters"]["UserKindQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPersonPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonChangesBody"];
            };
        };
        responses: {
            /** @description The changed person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPersonAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    releaseSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, with the time until when they can set it up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPersonAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorHistory: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorHistoryPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the submission.
                 * @example 4001
                 */
                submission_id: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reviewSubmission: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the submission.
                 * @example 4001
                 */
                submission_id: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewBody"];
            };
        };
        responses: {
            /** @description A reviewed submission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewItemAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReviewObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the submission.
                 * @example 4001
                 */
                submission_id: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An immutable snapshot of a board. Answered as it is stored, without the envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    claimReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the submission.
                 * @example 4001
                 */
                submission_id: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claimed submission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewItemAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    releaseReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the submission.
                 * @example 4001
                 */
                submission_id: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewItemAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModerationLog: {
        parameters: {
            query?: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id?: components["parameters"]["UserIdQuery"];
                /**
                 * @description Only actions of this kind, such as `review.pass`.
                 * @example review.pass
                 */
                action?: components["parameters"]["ActionQuery"];
                /**
                 * @description Only what is about this file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key?: components["parameters"]["FileKeyFilter"];
                /**
                 * @description Only what was done on this day or later, by the time zone of the site.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["FirstDayQuery"];
                /**
                 * @description Only what was done on this day or earlier, by the time zone of the site.
                 * @example 2026-03-31
                 */
                to?: components["parameters"]["LastDayQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationLogPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exportModerationLog: {
        parameters: {
            query?: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id?: components["parameters"]["UserIdQuery"];
                /**
                 * @description Only actions of this kind, such as `review.pass`.
                 * @example review.pass
                 */
                action?: components["parameters"]["ActionQuery"];
                /**
                 * @description Only what is about this file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key?: components["parameters"]["FileKeyFilter"];
                /**
                 * @description Only what was done on this day or later, by the time zone of the site.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["FirstDayQuery"];
                /**
                 * @description Only what was done on this day or earlier, by the time zone of the site.
                 * @example 2026-03-31
                 */
                to?: components["parameters"]["LastDayQuery"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModerators: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody who did something. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratorListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadReportImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReportImageForm"];
            };
        };
        responses: {
            /** @description Address of the picture by its key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportImageMapAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportBody"];
            };
        };
        responses: {
            /** @description The report was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileReportBody"];
            };
        };
        responses: {
            /** @description The report was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAttachment: {
        parameters: {
            query: {
                /**
                 * @description Signed leave to see this picture for an hour, part of the address the server gave.
                 * @example eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl
                 */
                ticket: components["parameters"]["Ticket"];
            };
            header?: never;
            path: {
                /**
                 * @description Key of the picture.
                 * @example p5TzWc2LbN8s
                 */
                img_key: components["parameters"]["AttachmentKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReportCases: {
        parameters: {
            query?: {
                /**
                 * @description State of the cases.
                 * @example open
                 */
                state?: components["parameters"]["ReportCaseStateQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCasePageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReportCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the case.
                 * @example 6001
                 */
                case_id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCaseAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    decideReportCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the case.
                 * @example 6001
                 */
                case_id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportDecisionBody"];
            };
        };
        responses: {
            /** @description The decided case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCaseAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCaseReports: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 6001
                 */
                case_id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseReportPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getWechatJsapiConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WechatJsapiBody"];
            };
        };
        responses: {
            /** @description What the page hands to WeChat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WechatJsapiConfigAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    recordAnalyticsEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyticsEventsBody"];
            };
        };
        responses: {
            /** @description The events were counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAnalyticsCounts: {
        parameters: {
            query?: {
                /**
                 * @description How many days back, today included.
                 * @example 30
                 */
                days?: components["parameters"]["AnalyticsDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of the last days; what was not done on a day has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsCountListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    recordReportLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientLogBody"];
            };
        };
        responses: {
            /** @description The lines were taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModeratedWorks: {
        parameters: {
            query?: {
                /**
                 * @description Words of the title, the last one maybe half typed. Left out, all works.
                 * @example weekly plan
                 */
                keyword?: components["parameters"]["WorkKeyword"];
                /**
                 * @description Works that are public now, or those that were and are not any more.
                 * @example false
                 */
                is_public?: components["parameters"]["IsPublicQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedWorkPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModeratedWork: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedWorkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    takeDownWork: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeDownBody"];
            };
        };
        responses: {
            /** @description The work as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedWorkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    correctWorkTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCorrectionBody"];
            };
        };
        responses: {
            /** @description The work as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedWorkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReportLogs: {
        parameters: {
            query?: {
                /**
                 * @description Only lines of this level.
                 * @example info
                 */
                level?: components["parameters"]["ClientLogLevelQuery"];
                /**
                 * @description Only lines of this release of the client.
                 * @example 2026.11.2
                 */
                release?: components["parameters"]["ReleaseQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientLogEntryPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadFeedbackPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FeedbackPictureForm"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackPictureAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the caller.
                 * @example a4HnVtYc8wLd
                 */
                user_id: components["parameters"]["FeedbackUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackBody"];
            };
        };
        responses: {
            /** @description The feedback that was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentFeedbackAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                /**
                 * @description State of the feedback; without it feedback in every state is listed.
                 * @example open
                 */
                state?: components["parameters"]["FeedbackStateQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the feedback. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    settleFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the feedback.
                 * @example 1012
                 */
                feedback_id: components["parameters"]["FeedbackId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackSettlementBody"];
            };
        };
        responses: {
            /** @description The feedback as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSpace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the caller's own files lie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpaceAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeamBody"];
            };
        };
        responses: {
            /** @description The new team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A team as its page shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renameTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamNameBody"];
            };
        };
        responses: {
            /** @description The renamed team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadTeamAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarForm"];
            };
        };
        responses: {
            /** @description The changed team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeTeamAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTeamAvatar: {
        parameters: {
            query?: {
                /**
                 * @description Width of the wanted square, in pixels. Left out, the widest.
                 * @example 128
                 */
                width?: components["parameters"]["AvatarWidth"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    countTeamFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of files and limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamFileCountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTeamSpace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Limits and what is used of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSpaceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMemberToken: {
        parameters: {
            query?: {
                /**
                 * @description Role the invited get; without it editor, or the most trusted role below that the caller may invite.
                 * @example manager
                 */
                role?: components["parameters"]["InvitedRoleQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberTokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renewMemberToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMemberTokenBody"];
            };
        };
        responses: {
            /** @description The new link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberTokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    revokeMemberToken: {
        parameters: {
            query: {
                /**
                 * @description Role the invited get.
                 * @example manager
                 */
                role: components["parameters"]["InvitedRoleQueryRequired"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    ensureMemberToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedMemberTokenBody"];
            };
        };
        responses: {
            /** @description The link in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberTokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMailInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailInvitationListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    inviteByMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailInvitationBody"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailInvitationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    revokeMailInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of an invitation by e-mail.
                 * @example 8101
                 */
                invitationId: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of an invitation link.
                 * @example Tq8ZxM2nV5bK7cW1rLs0
                 */
                token: components["parameters"]["InvitationToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Team, role and inviter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of an invitation link.
                 * @example Tq8ZxM2nV5bK7cW1rLs0
                 */
                token: components["parameters"]["InvitationToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The joined team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the list of a team's members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the member's account.
                 * @example a4HnVtYc8wLd
                 */
                userId: components["parameters"]["MemberUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRoleBody"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the member's account.
                 * @example a4HnVtYc8wLd
                 */
                userId: components["parameters"]["MemberUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    leaveTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    transferTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOwnerBody"];
            };
        };
        responses: {
            /** @description The team as the caller sees it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    setStaffName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffNameBody"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTrash: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the list of a team's trash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashedFilePageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    emptyTrash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many files were deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurgedCountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectNameBody"];
            };
        };
        responses: {
            /** @description The new project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    renameProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the project.
                 * @example 2001
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectNameBody"];
            };
        };
        responses: {
            /** @description The renamed project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the project.
                 * @example 2001
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the project.
                 * @example 2001
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFolderBody"];
            };
        };
        responses: {
            /** @description The new folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    renameFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the project.
                 * @example 2001
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description Id of the folder; 0 is the top of the project.
                 * @example 2501
                 */
                folderId: components["parameters"]["FolderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderNameBody"];
            };
        };
        responses: {
            /** @description The renamed folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the project.
                 * @example 2001
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description Id of the folder; 0 is the top of the project.
                 * @example 2501
                 */
                folderId: components["parameters"]["FolderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    moveFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the project.
                 * @example 2001
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description Id of the folder; 0 is the top of the project.
                 * @example 2501
                 */
                folderId: components["parameters"]["FolderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderMoveBody"];
            };
        };
        responses: {
            /** @description The moved folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    moveItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemMoveBody"];
            };
        };
        responses: {
            /** @description What was moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemChangeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    trashItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemList"];
            };
        };
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemChangeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    undoItemChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of a change to folders and files.
                 * @example 9101
                 */
                changeId: components["parameters"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listRecentFiles: {
        parameters: {
            query?: {
                /**
                 * @description Only files whose name contains this text.
                 * @example plan
                 */
                name?: components["parameters"]["FileNameFilter"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the list of files of the caller's teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentFilePageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listStarredFiles: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the list of starred files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentFilePageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    starFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unstarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    moveFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileMoveBody"];
            };
        };
        responses: {
            /** @description The moved file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    duplicateFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DuplicateFileBody"];
            };
        };
        responses: {
            /** @description The duplicate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    restoreFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    purgeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTeamPictures: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the library of a team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPicturePageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTeamPicture: {
        parameters: {
            query?: {
                /**
                 * @description Width of the wanted rendition, in pixels. Left out, the widest.
                 * @example 720
                 */
                width?: components["parameters"]["ImageWidth"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                    "image/png": Blob;
                    "image/jpeg": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addTeamPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageForm"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPictureAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeTeamPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    useTeamPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture as the board has it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTeamTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the templates of a team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamTemplatePageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Projects of a team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the project.
                 * @example 2001
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFileBody"];
            };
        };
        responses: {
            /** @description A board file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFolders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the project.
                 * @example 2001
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description Id of the folder; 0 is the top of the project.
                 * @example 2501
                 */
                folderId: components["parameters"]["FolderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Subfolders of a folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProjectFiles: {
        parameters: {
            query?: {
                /**
                 * @description Id of the folder; 0 is the top of the project.
                 * @example 0
                 */
                folder_id?: components["parameters"]["FolderIdQuery"];
                /**
                 * @description Only files whose name contains this text.
                 * @example plan
                 */
                name?: components["parameters"]["FileNameFilter"];
                /**
                 * @description How the list is ordered. updated, the last changed first; created, the newest first; name, from A to Z.
                 * @example name
                 */
                order?: components["parameters"]["FileOrder"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the team.
                 * @example 1001
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the project.
                 * @example 2001
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the list of a folder's files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFilePageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A board file as the header of the editor shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFileDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renameFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameFileBody"];
            };
        };
        responses: {
            /** @description A board file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCollabTicket: {
        parameters: {
            query?: {
                /**
                 * @description The epoch of the document one has of the board, as its `meta` says; 0 for none. The ticket is good for that document alone. Without it, boards that were built again from their content cannot be joined to edit them.
                 * @example 1
                 */
                epoch?: components["parameters"]["BoardEpoch"];
            };
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the editor needs to join the live board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabTicketAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listShareLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLinkListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createShareLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareLinkBody"];
            };
        };
        responses: {
            /** @description The new link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateShareLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of the share link.
                 * @example 3001
                 */
                share_id: components["parameters"]["ShareId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareLinkChange"];
            };
        };
        responses: {
            /** @description The link as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    revokeShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of the share link.
                 * @example 3001
                 */
                share_id: components["parameters"]["ShareId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listVisitors: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileVisitorPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeVisitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of the visitor.
                 * @example a4HnVtYc8wLd
                 */
                user_id: components["parameters"]["VisitorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visitor has no access any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSharedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a share link, the last part of its address `/app/share/{token}`.
                 * @example h3Kd9sQ2mX7pL0vB4nT6yR1wE8uC5zJaGfHiOeNlPqS
                 */
                token: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the link leads to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareStateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createShareTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a share link, the last part of its address `/app/share/{token}`.
                 * @example h3Kd9sQ2mX7pL0vB4nT6yR1wE8uC5zJaGfHiOeNlPqS
                 */
                token: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SharePasswordBody"];
            };
        };
        responses: {
            /** @description What is needed to look at the board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareTicketAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    joinSharedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a share link, the last part of its address `/app/share/{token}`.
                 * @example h3Kd9sQ2mX7pL0vB4nT6yR1wE8uC5zJaGfHiOeNlPqS
                 */
                token: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SharePasswordBody"];
            };
        };
        responses: {
            /** @description The file and the role the caller has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedFileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSharedFiles: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedWithMePageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listBoardComments: {
        parameters: {
            query?: {
                /**
                 * @description Which threads are listed.
                 * @example open
                 */
                state?: components["parameters"]["BoardCommentStateQuery"];
                /**
                 * @description Whether only threads are listed in which the caller has written or is mentioned.
                 * @example false
                 */
                mine?: components["parameters"]["BoardCommentMineQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the threads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardThreadPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createBoardComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBoardCommentBody"];
            };
        };
        responses: {
            /** @description The new thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardThreadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getBoardComments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of a comment on the board.
                 * @example 1024
                 */
                comment_id: components["parameters"]["BoardCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardThreadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateBoardComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of a comment on the board.
                 * @example 1024
                 */
                comment_id: components["parameters"]["BoardCommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardCommentTextBody"];
            };
        };
        responses: {
            /** @description The thread as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardThreadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteBoardComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of a comment on the board.
                 * @example 1024
                 */
                comment_id: components["parameters"]["BoardCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replyToBoardComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of a comment on the board.
                 * @example 1024
                 */
                comment_id: components["parameters"]["BoardCommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardCommentTextBody"];
            };
        };
        responses: {
            /** @description The thread with the reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardThreadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    setBoardCommentResolved: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of a comment on the board.
                 * @example 1024
                 */
                comment_id: components["parameters"]["BoardCommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardCommentResolvedBody"];
            };
        };
        responses: {
            /** @description The thread as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardThreadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readBoardComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of a comment on the board.
                 * @example 1024
                 */
                comment_id: components["parameters"]["BoardCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread is read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getBoardVotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The votes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardVotesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startBoardVote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBoardVoteBody"];
            };
        };
        responses: {
            /** @description The vote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardVoteAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteBoardVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of a vote on the board.
                 * @example 1024
                 */
                vote_id: components["parameters"]["BoardVoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vote is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setBoardVoteDots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of a vote on the board.
                 * @example 1024
                 */
                vote_id: components["parameters"]["BoardVoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteDotsBody"];
            };
        };
        responses: {
            /** @description The vote as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardVoteAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    endBoardVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of a vote on the board.
                 * @example 1024
                 */
                vote_id: components["parameters"]["BoardVoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vote as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardVoteAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listBoardPeople: {
        parameters: {
            query?: {
                /**
                 * @description Beginning of a nickname, any case.
                 * @example mi
                 */
                keyword?: components["parameters"]["BoardPeopleKeyword"];
            };
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People who can be mentioned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardPeopleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listVersions: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileVersionPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionNameBody"];
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileVersionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    renameVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of the version.
                 * @example 5001
                 */
                version_id: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionNameBody"];
            };
        };
        responses: {
            /** @description The version as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileVersionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of the version.
                 * @example 5001
                 */
                version_id: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    restoreVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description Id of the version.
                 * @example 5001
                 */
                version_id: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version that holds the board as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileVersionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getVersionObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                file_key: components["parameters"]["FileKey"];
                /**
                 * @description SHA-256 of the version's board, the `object_id` of the version.
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                object_id: components["parameters"]["VersionObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board of a version. Answered as it is stored, without the envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUploadedImage: {
        parameters: {
            query?: {
                /**
                 * @description Width of the wanted rendition, in pixels. Left out, the widest.
                 * @example 720
                 */
                width?: components["parameters"]["ImageWidth"];
            };
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                fileKey: components["parameters"]["FileKeyCamel"];
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                    "image/png": Blob;
                    "image/jpeg": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadFileImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                fileKey: components["parameters"]["FileKeyCamel"];
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageForm"];
            };
        };
        responses: {
            /** @description A stored image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadFileImagePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                fileKey: components["parameters"]["FileKeyCamel"];
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageForm"];
            };
        };
        responses: {
            /** @description A stored image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadFileImageThumb: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                fileKey: components["parameters"]["FileKeyCamel"];
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageForm"];
            };
        };
        responses: {
            /** @description A stored image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUploadInfo: {
        parameters: {
            query?: {
                /**
                 * @description Part of the product that asks. For logs only.
                 * @example home
                 */
                origin_module?: components["parameters"]["OriginModule"];
                /**
                 * @description Key of the file the image was first uploaded to. For logs only.
                 * @example k7Qm3XpT9wRb
                 */
                origin_file_key?: components["parameters"]["OriginFileKey"];
            };
            header?: never;
            path: {
                /**
                 * @description Key of the file.
                 * @example k7Qm3XpT9wRb
                 */
                fileKey: components["parameters"]["FileKeyCamel"];
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stored image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchFiles: {
        parameters: {
            query?: {
                /**
                 * @description Text to search for.
                 * @example fishbone
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Looks for the words as they are typed, also for those that no work has, and for no word that is spelt like them.
                 * @example true
                 */
                as_typed?: components["parameters"]["AsTyped"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Order of the list. An unknown value is refused.
                 * @example 2
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Fee filter; 0 or none means all.
                 * @example 1
                 */
                fee_type?: components["parameters"]["FeeTypeQuery"];
                /**
                 * @description Ids of tags, repeated in the query; all must match.
                 * @example [
                 *       12
                 *     ]
                 */
                tag_id?: components["parameters"]["TagId"];
                /**
                 * @description Id of a topic.
                 * @example 3
                 */
                special_id?: components["parameters"]["SpecialId"];
                /**
                 * @description Only works in this language.
                 * @example zh-CN
                 */
                language?: components["parameters"]["LanguageQuery"];
                /**
                 * @description Only works of this kind.
                 * @example mindmap
                 */
                kind?: components["parameters"]["KindQuery"];
                /**
                 * @description Only works of this creator.
                 * @example a4HnVtYc8wLd
                 */
                user_id?: components["parameters"]["CreatorFilter"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of published works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileCardPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSearchFacets: {
        parameters: {
            query?: {
                /**
                 * @description Text to search for.
                 * @example fishbone
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Looks for the words as they are typed, also for those that no work has, and for no word that is spelt like them.
                 * @example true
                 */
                as_typed?: components["parameters"]["AsTyped"];
                /**
                 * @description Fee filter; 0 or none means all.
                 * @example 1
                 */
                fee_type?: components["parameters"]["FeeTypeQuery"];
                /**
                 * @description Ids of tags, repeated in the query; all must match.
                 * @example [
                 *       12
                 *     ]
                 */
                tag_id?: components["parameters"]["TagId"];
                /**
                 * @description Id of a topic.
                 * @example 3
                 */
                special_id?: components["parameters"]["SpecialId"];
                /**
                 * @description Only works in this language.
                 * @example zh-CN
                 */
                language?: components["parameters"]["LanguageQuery"];
                /**
                 * @description Only works of this kind.
                 * @example mindmap
                 */
                kind?: components["parameters"]["KindQuery"];
                /**
                 * @description Only works of this creator.
                 * @example a4HnVtYc8wLd
                 */
                user_id?: components["parameters"]["CreatorFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchFacetsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listNameTips: {
        parameters: {
            query: {
                /**
                 * @description The text typed so far.
                 * @example fish
                 */
                name: components["parameters"]["NameTipText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameTipListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchCreators: {
        parameters: {
            query?: {
                /**
                 * @description Beginning of a nickname, or of a word of it. Left out, or empty, all creators.
                 * @example lin
                 */
                keyword?: components["parameters"]["CreatorKeyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creators. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSearchRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's search history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchRecordListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSearchRecords: {
        parameters: {
            query?: {
                /**
                 * @description True deletes the whole history.
                 * @example false
                 */
                del_all?: components["parameters"]["DelAllQuery"];
                /**
                 * @description Id of the one record to delete.
                 * @example 7
                 */
                id?: components["parameters"]["RecordIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteSearchRecordsBody"];
            };
        };
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listHotSearches: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What many search for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotSearchListAnswer"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTag: {
        parameters: {
            query: {
                /**
                 * @description Id of the tag.
                 * @example 11
                 */
                id: components["parameters"]["TagIdQuery"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagRefAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    classifyTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The taxonomy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagTreeAnswer"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    createTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTagsBody"];
            };
        };
        responses: {
            /** @description Ids of the tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagIdsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTagsByType: {
        parameters: {
            query: {
                /**
                 * @description Kind of the tags.
                 * @example 1
                 */
                type: components["parameters"]["TagTypeQuery"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tags of one kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listHottestTopics: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicListAnswer"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTopics: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description How many topics to answer. The page of all topics asks for 99.
                 * @example 4
                 */
                pageSize?: components["parameters"]["TopicPageSize"];
                /**
                 * @description Only those in this state of use; closed ones are never answered.
                 * @example 1
                 */
                use?: components["parameters"]["UseQuery"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTopic: {
        parameters: {
            query: {
                /**
                 * @description Id of the topic.
                 * @example 3
                 */
                id: components["parameters"]["TopicIdQuery"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTopicFiles: {
        parameters: {
            query: {
                /**
                 * @description Id of the topic.
                 * @example 3
                 */
                id: components["parameters"]["TopicIdQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Order of the list. An unknown value is refused.
                 * @example 2
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Fee filter; 0 or none means all.
                 * @example 1
                 */
                fee_type?: components["parameters"]["FeeTypeQuery"];
                /**
                 * @description Ids of tags, repeated in the query; all must match.
                 * @example [
                 *       12
                 *     ]
                 */
                tag_id?: components["parameters"]["TagId"];
                /**
                 * @description Only works in this language.
                 * @example zh-CN
                 */
                language?: components["parameters"]["LanguageQuery"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of published works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileCardPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSiteImage: {
        parameters: {
            query?: {
                /**
                 * @description Width of the wanted rendition, in pixels. Left out, the widest.
                 * @example 720
                 */
                width?: components["parameters"]["ImageWidth"];
            };
            header?: never;
            path: {
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listBanners: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description How many banners to answer.
                 * @example 5
                 */
                pageSize?: components["parameters"]["BannerPageSize"];
                /**
                 * @description Only those in this state of use; closed ones are never answered.
                 * @example 1
                 */
                use?: components["parameters"]["UseQuery"];
                /**
                 * @description Only banners for this place.
                 * @example 1
                 */
                effect?: components["parameters"]["EffectQuery"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFootprints: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the caller's browsing history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FootprintPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    clearFootprints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many messages to answer.
                 * @example 15
                 */
                size?: components["parameters"]["MessagePageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMessagePageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    countUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many messages are unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCountAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 42
                 */
                msgId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many messages are unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCountAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readAllMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many messages are unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCountAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which e-mails and notices the caller wants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreferencesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPreferencesBody"];
            };
        };
        responses: {
            /** @description Which e-mails and notices the caller wants from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreferencesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /**
                 * @description Only mails in this state; without it all of them.
                 * @example queued
                 */
                state?: components["parameters"]["MailStateQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the outbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailEntryPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    retryMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the mail.
                 * @example 8001
                 */
                mail_id: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail as it is queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailEntryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFigures: {
        parameters: {
            query?: {
                /**
                 * @description How many days the figures cover, today included.
                 * @example 30
                 */
                days?: components["parameters"]["FigureDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures of the time asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiguresAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kinds of jobs, those with failures first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobKindListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    retryJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobRetryBody"];
            };
        };
        responses: {
            /** @description How many jobs are queued again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobRetryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSystem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of the system. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStateAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProfile: {
        parameters: {
            query: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id: components["parameters"]["UserIdQueryRequired"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            /** @description A profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteProfile: {
        parameters: {
            query: {
                /**
                 * @description Key of the profile, which must be the caller's own.
                 * @example mira-draws
                 */
                profile_key: components["parameters"]["ProfileKeyQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProfileByName: {
        parameters: {
            query: {
                /**
                 * @description Name in the address of the profile page.
                 * @example mira-draws
                 */
                name: components["parameters"]["ProfileNameQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyManager: {
        parameters: {
            query: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id: components["parameters"]["UserIdQueryRequired"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a user is an admin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagerStatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    isSpecialInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooleanAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setRecommendConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecommendConfigBody"];
            };
        };
        responses: {
            /** @description Work of a user, by ids of the taxonomy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerInfoAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFans: {
        parameters: {
            query?: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id?: components["parameters"]["UserIdQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowPersonPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFollows: {
        parameters: {
            query?: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id?: components["parameters"]["UserIdQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowPersonPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    followUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowBody"];
            };
        };
        responses: {
            /** @description How the caller and another user follow each other. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowStateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    unfollowUser: {
        parameters: {
            query?: {
                /**
                 * @description Id of the other user.
                 * @example a4HnVtYc8wLd
                 */
                focus_user_id?: components["parameters"]["FocusUserIdOptionalQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FollowBody"];
            };
        };
        responses: {
            /** @description How the caller and another user follow each other. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowStateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listBlocked: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of a list of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedPersonPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    blockPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the caller and another user stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowStateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unblockPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the caller and another user stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowStateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkFollow: {
        parameters: {
            query: {
                /**
                 * @description Id of the other user.
                 * @example a4HnVtYc8wLd
                 */
                focus_user_id: components["parameters"]["FocusUserIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the caller and another user follow each other. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowStateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            /** @description A valid session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDataAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            /** @description A valid session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDataAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepBody"];
            };
        };
        responses: {
            /** @description A valid session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDataAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignInBody"];
            };
        };
        responses: {
            /** @description A valid session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDataAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    beginPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyQuestionBody"];
            };
        };
        responses: {
            /** @description What the browser needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyQuestionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How one signs in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOptionsAnswer"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    signInWithProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderReturnBody"];
            };
        };
        responses: {
            /** @description A valid session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDataAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginProviderSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderSignInBody"];
            };
        };
        responses: {
            /** @description Where the browser goes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderQuestionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLinkedProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedProviderListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    linkProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderReturnBody"];
            };
        };
        responses: {
            /** @description The linked provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedProviderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginProviderLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderLinkBody"];
            };
        };
        responses: {
            /** @description Where the browser goes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderQuestionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the provider.
                 * @example example
                 */
                provider_id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofBody"];
            };
        };
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyBody"];
            };
        };
        responses: {
            /** @description The passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofBody"];
            };
        };
        responses: {
            /** @description What the browser needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyQuestionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the passkey.
                 * @example k7Qm3XpT9wRb
                 */
                passkey_id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyNameBody"];
            };
        };
        responses: {
            /** @description The passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the passkey.
                 * @example k7Qm3XpT9wRb
                 */
                passkey_id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofBody"];
            };
        };
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStepAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    turnOnSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeBody"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    beginSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStepSetupAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    turnOffSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCodeBody"];
            };
        };
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCodeBody"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A valid session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDataAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description A fresh access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenGrantAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateNickName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NickNameBody"];
            };
        };
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateTimeZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeZoneBody"];
            };
        };
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeBody"];
            };
        };
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestEmailProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTokenBody"];
            };
        };
        responses: {
            /** @description The address that is proven now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvenEmailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequestBody"];
            };
        };
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetBody"];
            };
        };
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileBody"];
            };
        };
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarForm"];
            };
        };
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAvatar: {
        parameters: {
            query?: {
                /**
                 * @description Width of the wanted square, in pixels. Left out, the widest.
                 * @example 128
                 */
                width?: components["parameters"]["AvatarWidth"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id: components["parameters"]["UserIdPath"];
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed-in browsers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example Kq7mXpT9wRbd
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listServiceTokens: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens and their events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceTokenListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createServiceToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewServiceTokenBody"];
            };
        };
        responses: {
            /** @description The new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedServiceTokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    revokeServiceToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the service token.
                 * @example 7001
                 */
                token_id: components["parameters"]["ServiceTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded and there is nothing to return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhookBody"];
            };
        };
        responses: {
            /** @description The new webhook and its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecretAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 7501
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChangesBody"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 7501
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded and there is nothing to return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 7501
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook and its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecretAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 7501
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which waits to be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 7501
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 7501
                 */
                webhook_id: components["parameters"]["WebhookId"];
                /**
                 * @description Id of the delivery.
                 * @example 12
                 */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which waits to be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAccountExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's exports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExportListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestAccountExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExportAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadAccountExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the export.
                 * @example 9001
                 */
                export_id: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionBody"];
            };
        };
        responses: {
            /** @description The call succeeded; there is no data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFrameToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A code for the account frame. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrameCodeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exchangeFrameToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FrameCodeBody"];
            };
        };
        responses: {
            /** @description What the account frame needs to act for a session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrameGrantAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    isFirstLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooleanAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkIdentityTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether they are answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooleanAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    writeIdentityTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingBody"];
            };
        };
        responses: {
            /** @description What was earned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOnboardingSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingSummaryAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOnboardingTexts: {
        parameters: {
            query: {
                /**
                 * @description Which question of the onboarding.
                 * @example job
                 */
                question: components["parameters"]["OnboardingQuestionQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingTextPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPointEntries: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the ledger. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointEntryPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    redeemCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended piece of work, such as a UUID. Repeating it gives the first answer again.
                 * @example 0f8e4b1c6a2d4e7f9b3a5c7d1e2f4a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points left and the edition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemedCardAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProfessionalLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The professional edition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfessionalEditionAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMembership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listEditionGrants: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the grants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionGrantPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract itself as an OpenAPI 3.1 document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listGoods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plans and memberships on sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getGoods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of what is sold.
                 * @example vip-year
                 */
                goods_id: components["parameters"]["GoodsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that is sold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listManagedGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All plans and memberships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedGoodsListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGoodsBody"];
            };
        };
        responses: {
            /** @description A plan or membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedGoodsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listGoodsLog: {
        parameters: {
            query?: {
                /**
                 * @description Only entries about these goods.
                 * @example plan-month
                 */
                goods_id?: components["parameters"]["GoodsIdQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the log of goods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsLogPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of what is sold.
                 * @example vip-year
                 */
                goods_id: components["parameters"]["GoodsId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoodsChangeBody"];
            };
        };
        responses: {
            /** @description A plan or membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedGoodsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    retireGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of what is sold.
                 * @example vip-year
                 */
                goods_id: components["parameters"]["GoodsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A plan or membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedGoodsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders in this state.
                 * @example created
                 */
                state?: components["parameters"]["OrderStateQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended order, such as a UUID. Repeating it gives the same order.
                 * @example 5d7e9f1a3b5c7d9e0f1a2b3c4d5e6f7a
                 */
                "Idempotency-Key"?: components["parameters"]["OrderIdempotencyKey"];
                /**
                 * @description Wanted languages. Decides the language of names and titles in the answer when there is no `lang` cookie; without both it is the default of the deployment.
                 * @example en-US,en;q=0.9
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrderBody"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example o7Qm3XpT9wRb
                 */
                order_id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example o7Qm3XpT9wRb
                 */
                order_id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the order is paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example o7Qm3XpT9wRb
                 */
                order_id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    returnOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example o7Qm3XpT9wRb
                 */
                order_id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listManagedOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders in this state.
                 * @example created
                 */
                state?: components["parameters"]["OrderStateQuery"];
                /**
                 * @description Id of the user.
                 * @example a4HnVtYc8wLd
                 */
                user_id?: components["parameters"]["UserIdQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of all orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrderPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example o7Qm3XpT9wRb
                 */
                order_id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundBody"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listManagedRefunds: {
        parameters: {
            query?: {
                /**
                 * @description Only refunds in this state, or with `open` all that are not done.
                 * @example open
                 */
                state?: components["parameters"]["RefundStateQuery"];
                /**
                 * @description Only those of this order.
                 * @example h3WqPnR8tXdM
                 */
                order_id?: components["parameters"]["OrderIdQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of all refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRefundPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    retryRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the refund.
                 * @example r3WqPnR8tXdM
                 */
                refund_id: components["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRefundAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    settleRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the refund.
                 * @example r3WqPnR8tXdM
                 */
                refund_id: components["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettledRefundBody"];
            };
        };
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRefundAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    handlePaymentCallback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Provider that sends the event.
                 * @example stripe
                 */
                provider: components["parameters"]["PaymentProviderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCallback"];
            };
        };
        responses: {
            /** @description The event was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the caller has earned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWalletEntries: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletEntryPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of the payouts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createPayout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text unique to one intended payout, such as a UUID. Repeating it gives the same payout.
                 * @example 5d7e9f1a3b5c7d9e0f1a2b3c4d5e6f7a
                 */
                "Idempotency-Key"?: components["parameters"]["PayoutIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayoutBody"];
            };
        };
        responses: {
            /** @description The payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFirstAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstAdminBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSiteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setSiteName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteNameBody"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    setSiteLogo: {
        parameters: {
            query: {
                /**
                 * @description For which appearance the logo is. The one for light appearance stands in both while there is none for dark.
                 * @example light
                 */
                shade: components["parameters"]["LogoShade"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarForm"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeSiteLogo: {
        parameters: {
            query: {
                /**
                 * @description For which appearance the logo is. The one for light appearance stands in both while there is none for dark.
                 * @example light
                 */
                shade: components["parameters"]["LogoShade"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSiteLogo: {
        parameters: {
            query?: {
                /**
                 * @description Width of the wanted square, in pixels. Left out, the widest.
                 * @example 128
                 */
                width?: components["parameters"]["AvatarWidth"];
            };
            header?: never;
            path: {
                /**
                 * @description SHA-256 of the image
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setSignUpPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpPolicyBody"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    setAdminSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminSecondStepBody"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setMailServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailServerBody"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeMailServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestMailBody"];
            };
        };
        responses: {
            /** @description The mail server took it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    setPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentBody"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    testPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stripe takes the keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listManagedPayouts: {
        parameters: {
            query?: {
                /**
                 * @description Only payouts in this state.
                 * @example asked
                 */
                state?: components["parameters"]["PayoutStateQuery"];
                /**
                 * @description Place in the list: `0` for the first page, then the last answer's `next_cursor`.
                 * @example 0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries to answer.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Part of all payouts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPayoutPageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    claimPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payout.
                 * @example p3WqPnR8tXdM
                 */
                payout_id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPayoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    releasePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payout.
                 * @example p3WqPnR8tXdM
                 */
                payout_id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPayoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    settlePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payout.
                 * @example p3WqPnR8tXdM
                 */
                payout_id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettledPayoutBody"];
            };
        };
        responses: {
            /** @description The payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPayoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    refusePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payout.
                 * @example p3WqPnR8tXdM
                 */
                payout_id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefusedPayoutBody"];
            };
        };
        responses: {
            /** @description The payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPayoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The state of things does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
}

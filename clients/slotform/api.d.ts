// Written from openapi.json. Change the routes and their schemas instead. 7a914911f6e815beadc537789c5d39482448e0e82377f7cc27c775d5bc97089a

export interface paths {
    "/api/bookings/{token}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking
         * @description Rate limit: `LIMIT_BOOKINGS`.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{token}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a booking
         * @description With `from`, the start that was seen, a booking that was moved meanwhile is refused as `changed`.
         *
         *     Rate limit: `LIMIT_BOOKINGS`.
         */
        post: operations["moveBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking by its token
         * @description The token is the last part of `manageUrl`.
         *
         *     Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{token}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find times to which a booking can move
         * @description Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["findSlotsToMove"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendars
         * @description Of all connected accounts. An account that cannot be read is in the list with `error`.
         *
         *     Needs the scope `settings:read`.
         */
        get: operations["listCalendars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/configuration/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a document
         * @description All of it or nothing. Takes the `version` of the plan, and refuses with `changed` when the account has changed since. At most 1,000,000 bytes.
         *
         *     Needs all of the scopes `pages:write`, `forms:write`, `settings:write`.
         */
        post: operations["applyConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/configuration/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what a document would change
         * @description Stores nothing, and refuses what `apply` would refuse. What the document leaves out stays; a list is whole. `prune` deletes the pages and forms that it does not have. At most 1,000,000 bytes.
         *
         *     Needs all of the scopes `pages:read`, `forms:read`, `settings:read`.
         */
        post: operations["planConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all that the account says as one document
         * @description Settings, time off, pages and forms with their questions and rules, without secrets. Pages and forms are named by their slugs, questions by a `key` that stays when they are reworded.
         *
         *     Needs all of the scopes `pages:read`, `forms:read`, `settings:read`.
         */
        get: operations["getConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the operator of this server
         * @description Rate limit: `LIMIT_CONTACT`.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a feed
         * @description Its address ends at once.
         *
         *     Needs the scope `meetings:write`.
         */
        delete: operations["deleteFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List feeds
         * @description Newest first, without their addresses.
         *
         *     Needs the scope `meetings:read`.
         */
        get: operations["listFeeds"];
        put?: never;
        /**
         * Create a feed
         * @description An address at which a calendar program reads the meetings. It is answered this once: keep it like a password. A `busy` feed has times only.
         *
         *     Needs the scope `meetings:write`.
         */
        post: operations["createFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/file-storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether files can be stored
         * @description Visitors can send files with forms while it is `ready`.
         *
         *     Needs the scope `forms:read`.
         */
        get: operations["getFileStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file by its link
         * @description Only with the `expires` and `signature` of a link that `getFile` made.
         *
         *     Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of a response
         * @description Needs the scope `responses:read`.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/form-responses/{id}/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the responses before and after one
         * @description Needs the scope `responses:read`.
         */
        get: operations["getResponseNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/form-responses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a response
         * @description With its questions as they were when it was given.
         *
         *     Needs the scope `responses:read`.
         */
        get: operations["getResponse"];
        put?: never;
        post?: never;
        /**
         * Delete a response
         * @description Needs the scope `responses:write`.
         */
        delete: operations["deleteResponse"];
        options?: never;
        head?: never;
        /**
         * Set the status or the note of a response
         * @description Both are the owner’s; answers never change. A field that is left out stays as it is.
         *
         *     Needs the scope `responses:write`.
         */
        patch: operations["changeResponse"];
        trace?: never;
    };
    "/api/v1/forms/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a form
         * @description The copy is not published and has no responses.
         *
         *     Needs the scope `forms:write`.
         */
        post: operations["duplicateForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}/logic-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rules with one condition and one action
         * @description Those that have an older shape. GET /forms/{id}/rules lists all.
         *
         *     Needs the scope `forms:read`.
         */
        get: operations["listLogicRules"];
        /**
         * Replace the rules with one condition and one action
         * @description Rules that need more than that stay as they are.
         *
         *     Needs the scope `forms:write`.
         */
        put: operations["saveLogicRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}/questions/{questionId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a question
         * @description Needs the scope `forms:write`.
         */
        post: operations["duplicateQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}/questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a question
         * @description Responses keep their answers to it.
         *
         *     Needs the scope `forms:write`.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        /**
         * Change a question
         * @description Needs the scope `forms:write`.
         */
        patch: operations["updateQuestion"];
        trace?: never;
    };
    "/api/v1/forms/{id}/questions/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order the questions
         * @description Names every question of the form once.
         *
         *     Needs the scope `forms:write`.
         */
        put: operations["orderQuestions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions of a form
         * @description Needs the scope `forms:read`.
         */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Add a question
         * @description At the place `order`, from 0; else at the end. With the `id` of a question that was deleted, its answers belong to it again.
         *
         *     Needs the scope `forms:write`.
         */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}/responses/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete several responses
         * @description At most 1,000; all of them or none.
         *
         *     Needs the scope `responses:write`.
         */
        post: operations["deleteResponses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}/responses/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions that responses answer
         * @description Deleted ones included: the columns of a table of all responses.
         *
         *     Needs the scope `responses:read`.
         */
        get: operations["listAskedQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}/responses/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the mark of spam off responses
         * @description Needs the scope `responses:write`.
         */
        post: operations["restoreResponses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List responses
         * @description Newest first, as a bare array. With `page` (from 1) or `after` (the cursor of an earlier answer) it has `size` of them, 50 by default and at most 500; the headers lead to the next page. A page costs more the further down it is, a cursor does not. Without either all are streamed. `status` is `new` or `done`; `spam=1` lists suspected spam.
         *
         *     Needs the scope `responses:read`.
         */
        get: operations["listResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}/responses/spam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark responses as spam
         * @description Needs the scope `responses:write`.
         */
        post: operations["markSpam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}/responses/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark responses as new or done
         * @description Either `ids` (at most 1,000; all of them or none) or a `filter` as of the list; `{}` means all but spam. Answers how many changed.
         *
         *     Needs the scope `responses:write`.
         */
        post: operations["setStatusOfResponses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}/responses/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up the responses
         * @description Needs the scope `responses:read`.
         */
        get: operations["summarizeResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a form
         * @description Needs the scope `forms:read`.
         */
        get: operations["getForm"];
        put?: never;
        post?: never;
        /**
         * Delete a form
         * @description With all its responses.
         *
         *     Needs the scope `forms:write`.
         */
        delete: operations["deleteForm"];
        options?: never;
        head?: never;
        /**
         * Change a form
         * @description Fields that are left out stay. `isPublished` publishes it.
         *
         *     Needs the scope `forms:write`.
         */
        patch: operations["updateForm"];
        trace?: never;
    };
    "/api/v1/forms/{id}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rules of a form
         * @description Needs the scope `forms:read`.
         */
        get: operations["listRules"];
        /**
         * Replace the rules of a form
         * @description The list replaces all rules; they apply in its order. Jumps go forward, and no question may depend on itself.
         *
         *     Needs the scope `forms:write`.
         */
        put: operations["saveRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List forms
         * @description Needs the scope `forms:read`.
         */
        get: operations["listForms"];
        put?: never;
        /**
         * Create a form
         * @description Empty, or with the questions and rules of a `template`.
         *
         *     Needs the scope `forms:write`.
         */
        post: operations["createForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests/{token}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a booking as a guest
         * @description Rate limit: `LIMIT_BOOKINGS`.
         */
        post: operations["leaveBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking as a guest
         * @description Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["getGuestBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the server works
         * @description 503 while its database is away.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holidays/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries and regions with holidays
         * @description Needs the scope `settings:read`.
         */
        get: operations["listHolidayRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the holidays of a region
         * @description Of all types, by date; a holiday of several dates by its first.
         *
         *     Needs the scope `settings:read`.
         */
        get: operations["listHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an account
         * @description Gives the access back, and takes the account’s calendars out of pages and settings.
         *
         *     Needs the scope `settings:write`.
         */
        delete: operations["deleteIntegration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/caldav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a CalDAV account
         * @description The credentials are tried before they are stored. Other accounts are connected in a browser.
         *
         *     Needs the scope `settings:write`.
         */
        post: operations["connectCaldav"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations/ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a calendar by its address
         * @description The address of an ICS file, which is read again and again. It is tried before it is stored.
         *
         *     Needs the scope `settings:write`.
         */
        post: operations["connectIcs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected accounts
         * @description Needs the scope `settings:read`.
         */
        get: operations["listIntegrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the answers given while booking
         * @description Needs the scope `responses:read`.
         */
        get: operations["getMeetingAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a request
         * @description Needs the scope `meetings:write`.
         */
        post: operations["approveMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}/calendar-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a change in the calendar
         * @description For a booking whose event was deleted or moved in the calendar to a time that is not free.
         *
         *     Needs the scope `meetings:write`.
         */
        post: operations["decideCalendarChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking as its owner
         * @description `reason` is told to the attendee.
         *
         *     Needs the scope `meetings:write`.
         */
        post: operations["cancelMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request
         * @description Needs the scope `meetings:write`.
         */
        post: operations["declineMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of a booking
         * @description Oldest first; empty for a meeting that nobody booked.
         *
         *     Needs the scope `meetings:read`.
         */
        get: operations["listMeetingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a booking as its owner
         * @description The owner may choose any time that is free of other bookings, also outside the hours of the page.
         *
         *     Needs the scope `meetings:write`.
         */
        post: operations["moveMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}/no-show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a no-show, or take the mark back
         * @description Needs the scope `meetings:write`.
         */
        post: operations["markNoShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}/retry-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try failed emails and calendar events again
         * @description Needs the scope `meetings:write`.
         */
        post: operations["retryMeetingMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a meeting
         * @description With the whole life of the booking that made it, if there is one.
         *
         *     Needs the scope `meetings:read`.
         */
        get: operations["getMeeting"];
        /**
         * Change a meeting
         * @description Only one that its owner made. To change the time of a booking, move it.
         *
         *     Needs the scope `meetings:write`.
         */
        put: operations["updateMeeting"];
        post?: never;
        /**
         * Delete a meeting
         * @description Only one that its owner made. Cancel a booking instead.
         *
         *     Needs the scope `meetings:write`.
         */
        delete: operations["deleteMeeting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List meetings
         * @description Newest first, 50 a page. `from` and `to` select what overlaps them; `source` and `status` can be repeated. Walk through a long list with `limit` and `after`, the `nextAfter` of the page before: it stays right while meetings are added.
         *
         *     Needs the scope `meetings:read`.
         */
        get: operations["listMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the next meetings
         * @description The first five that are not over, without cancelled ones, requests and events of a whole day.
         *
         *     Needs the scope `meetings:read`.
         */
        get: operations["listNextMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count requests that wait for approval
         * @description Needs the scope `meetings:read`.
         */
        get: operations["countRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a meeting
         * @description A meeting of the owner’s own. It takes its time on all pages, and goes into the calendars of the settings or those named here. For a time on a page, book it.
         *
         *     Needs the scope `meetings:write`.
         */
        post: operations["createMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this description
         * @description OpenAPI 3.1, with an `ETag`.
         *
         *     Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List providers of calendars and video meetings
         * @description Needs the scope `settings:read`.
         */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/forms/{slug}/files/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file for a question
         * @description The body is the file itself, of up to 25 MiB; its type is judged by its content. The answer to the question is a list of such ids. A file that no answer names is deleted after a day.
         *
         *     Rate limit: `LIMIT_FILES`.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/forms/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a published form
         * @description Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["getPublicForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/forms/{slug}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a form
         * @description `responses` has the answers by question id. Repeats with the same `Idempotency-Key` get the first answer again.
         *
         *     Rate limit: `LIMIT_SUBMISSIONS`.
         */
        post: operations["submitForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture
         * @description To be cached: an id never names another picture.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/schedule/{slug}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a time
         * @description Books a start that `findSlots` offers. A start that is not free any more is a 409, whose `code` names the rule that refuses it. With `approval` the booking is `pending` until the owner decides. The attendee gets the same emails as from a booking in the browser. Repeats with the same `Idempotency-Key` get the first answer again.
         *
         *     Needs the scope `meetings:write`.
         *
         *     Rate limit: `LIMIT_BOOKINGS_ADDRESS`, `LIMIT_BOOKINGS`.
         */
        post: operations["bookSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule/{slug}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a time
         * @description Books a start that `findSlots` offers. A start that is not free any more is a 409, whose `code` names the rule that refuses it. With `approval` the booking is `pending` until the owner decides. The attendee gets the same emails as from a booking in the browser. Repeats with the same `Idempotency-Key` get the first answer again.
         *
         *     Rate limit: `LIMIT_BOOKINGS_ADDRESS`, `LIMIT_BOOKINGS`.
         */
        post: operations["bookSlotAsVisitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/schedule/{slug}/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List busy times of a date
         * @description Merged, clipped to the hours of the page, and without a word about what they are.
         *
         *     Needs the scope `pages:read`.
         *
         *     Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["listConflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule/{slug}/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List busy times of a date
         * @description Merged, clipped to the hours of the page, and without a word about what they are.
         *
         *     Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["listConflictsAsVisitor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/schedule/{slug}/email-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a code to an address
         * @description For pages that check the address of the attendee: the code is the `emailCode` of the booking.
         *
         *     Needs the scope `meetings:write`.
         *
         *     Rate limit: `LIMIT_BOOKINGS_ADDRESS`, `LIMIT_BOOKINGS`.
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule/{slug}/email-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a code to an address
         * @description For pages that check the address of the attendee: the code is the `emailCode` of the booking.
         *
         *     Rate limit: `LIMIT_BOOKINGS_ADDRESS`, `LIMIT_BOOKINGS`.
         */
        post: operations["sendEmailCodeAsVisitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/schedule/{slug}/files/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file for a question of a booking
         * @description The body is the file itself, of up to 25 MiB; its type is judged by its content. The answer to the question is a list of such ids. A file that no answer names is deleted after a day.
         *
         *     Needs the scope `meetings:write`.
         *
         *     Rate limit: `LIMIT_FILES`.
         */
        post: operations["uploadBookingFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule/{slug}/files/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file for a question of a booking
         * @description The body is the file itself, of up to 25 MiB; its type is judged by its content. The answer to the question is a list of such ids. A file that no answer names is deleted after a day.
         *
         *     Rate limit: `LIMIT_FILES`.
         */
        post: operations["uploadBookingFileAsVisitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/schedule/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page as visitors see it
         * @description Its own owner may use an id in place of the slug, even if the page is offline.
         *
         *     Needs the scope `pages:read`.
         *
         *     Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page as visitors see it
         * @description Its own owner may use an id in place of the slug, even if the page is offline.
         *
         *     Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["getScheduleAsVisitor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/schedule/{slug}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find free times
         * @description The starts that can be booked on the dates `from` to `to` of `timezone`, at most 100 days. Dates without times are left out. Dates that could not be checked, because a calendar is away, are listed in `unchecked` and have no starts.
         *
         *     Needs the scope `pages:read`.
         *
         *     Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["findSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule/{slug}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find free times
         * @description The starts that can be booked on the dates `from` to `to` of `timezone`, at most 100 days. Dates without times are left out. Dates that could not be checked, because a calendar is away, are listed in `unchecked` and have no starts.
         *
         *     Rate limit: `LIMIT_PUBLIC_READS`.
         */
        get: operations["findSlotsAsVisitor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/face": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the photo
         * @description The body is the file itself, at most 1,000,000 bytes. `x` and `y` (0 to 1) place the square that is shown, `zoom` (1 to 4) magnifies it.
         *
         *     Needs the scope `settings:write`.
         */
        put: operations["putFace"];
        post?: never;
        /**
         * Delete the photo
         * @description Needs the scope `settings:write`.
         */
        delete: operations["deleteFace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the logo
         * @description The body is the file itself, at most 1,000,000 bytes. It is kept whole.
         *
         *     Needs the scope `settings:write`.
         */
        put: operations["putLogo"];
        post?: never;
        /**
         * Delete the logo
         * @description Needs the scope `settings:write`.
         */
        delete: operations["deleteLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings
         * @description Needs the scope `settings:read`.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings
         * @description Fields that are left out stay.
         *
         *     Needs the scope `settings:write`.
         */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/api/v1/settings/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test email to the account
         * @description Needs the scope `settings:write`.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/time-off/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete time off
         * @description Needs the scope `settings:write`.
         */
        delete: operations["deleteTimeOff"];
        options?: never;
        head?: never;
        /**
         * Change time off
         * @description Of a holiday only `publicLabel` and `isActive` can change.
         *
         *     Needs the scope `settings:write`.
         */
        patch: operations["updateTimeOff"];
        trace?: never;
    };
    "/api/v1/time-off/affected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List meetings that stand in a time off
         * @description In a time off that may come, or without dates in all active ones; at most 100.
         *
         *     Needs the scope `meetings:read`.
         */
        get: operations["listAffectedMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/time-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List time off
         * @description That touches the dates `from` to `to`, by date. Inactive ones and holidays included.
         *
         *     Needs the scope `settings:read`.
         */
        get: operations["listTimeOff"];
        put?: never;
        /**
         * Add time off
         * @description Closes all pages. With `startTime` and `endTime` it is a part of a single date.
         *
         *     Needs the scope `settings:write`.
         */
        post: operations["createTimeOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/time-slot-pages/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a booking page
         * @description The copy is offline and has a random slug.
         *
         *     Needs the scope `pages:write`.
         */
        post: operations["duplicatePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/time-slot-pages/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain why a time is not offered
         * @description One reason for each rule that refuses the start, with the smallest change of the rule that would open it. Without reasons, visitors can book the time.
         *
         *     Needs the scope `pages:read`.
         */
        get: operations["explainTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/time-slot-pages/{id}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forecast a change of a page
         * @description The body is that of a change; nothing is stored. The answer says how many times the page would offer, which past bookings the rules would have refused, and which bookings to come they would not offer now.
         *
         *     Needs the scope `pages:read`.
         */
        post: operations["forecastPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/time-slot-pages/{id}/future-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the bookings to come of a page
         * @description Needs the scope `pages:read`.
         */
        get: operations["countPageBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/time-slot-pages/{id}/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a link of a secret page
         * @description Bookings made by it stay.
         *
         *     Needs the scope `pages:write`.
         */
        delete: operations["deletePageLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/time-slot-pages/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links of a secret page
         * @description Newest first, those that are used up included.
         *
         *     Needs the scope `pages:read`.
         */
        get: operations["listPageLinks"];
        put?: never;
        /**
         * Create a link of a secret page
         * @description Needs the scope `pages:write`.
         */
        post: operations["createPageLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/time-slot-pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking page
         * @description Needs the scope `pages:read`.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        /**
         * Delete a booking page
         * @description Its bookings and meetings stay.
         *
         *     Needs the scope `pages:write`.
         */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        /**
         * Change a booking page
         * @description Fields that are left out stay. Lists and objects are replaced as a whole. `isActive: false` takes the page offline. Bookings that were made stay as they are.
         *
         *     Needs the scope `pages:write`.
         */
        patch: operations["updatePage"];
        trace?: never;
    };
    "/api/v1/time-slot-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List booking pages
         * @description All pages of the account.
         *
         *     Needs the scope `pages:read`.
         */
        get: operations["listPages"];
        put?: never;
        /**
         * Create a booking page
         * @description Only `title` and `timezone` are required; without `slug` the page gets a random one. A page without `availabilities` offers no times.
         *
         *     Needs the scope `pages:write`.
         */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/time-slot-pages/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the bookings to come of all pages
         * @description One entry for each page that has any.
         *
         *     Needs the scope `pages:read`.
         */
        get: operations["listUpcomingBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account of the key
         * @description A first call to try a key.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description With the same `webhook-id`.
         *
         *     Needs the scope `webhooks:write`.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook endpoint
         * @description Of the last 30 days, newest first, each with its tries and what was answered: `limit` of them, 20 by default and at most 100.
         *
         *     Needs the scope `webhooks:read`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description For a day deliveries are signed by both secrets.
         *
         *     Needs the scope `webhooks:write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Needs the scope `webhooks:read`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Needs the scope `webhooks:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description `paused: false` also switches on again what failures or a 410 switched off.
         *
         *     Needs the scope `webhooks:write`.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test to a webhook endpoint
         * @description A real object of the account where there is one.
         *
         *     Needs the scope `webhooks:write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Needs the scope `webhooks:read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description It is sent each of the `events` as a POST, signed as Standard Webhooks say. The `secret` is told this once. Private addresses are refused.
         *
         *     Needs the scope `webhooks:write`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-listeners/{id}/poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the events of a listener
         * @description Answers as soon as an event waits, or after `waitSeconds`. An event comes again until its id is in `received`: handle it first, then name it.
         *
         *     Needs the scope `webhooks:write`.
         */
        post: operations["pollListener"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-listeners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a listener
         * @description Needs the scope `webhooks:write`.
         */
        delete: operations["deleteListener"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-listeners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a listener
         * @description For a program that no address reaches: it fetches the events that webhooks would send, from now on. It lives for five minutes after it asked last.
         *
         *     Needs the scope `webhooks:write`.
         */
        post: operations["createListener"];
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
        AddressSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "address";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            /** @description The most frequent one first; addresses without a country are in none. */
            countries: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example DE
                 */
                code: string;
                count: number;
            }[];
            /** @description The newest addresses. */
            latest: {
                /** Format: uuid */
                responseId: string;
                /**
                 * Format: date-time
                 * @example 2027-03-01T14:00:00.000Z
                 */
                createdAt: string;
                address: {
                    [key: string]: string;
                };
            }[];
        };
        /** @description A booking or meeting that stands in a time off. */
        AffectedMeeting: {
            /** Format: uuid */
            meetingId: string;
            /** @example Intro call */
            title: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            startTime: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            endTime: string;
            attendeeName: string | null;
        };
        AffectedMeetings: {
            total: number;
            /** @description The first of them, soonest first. */
            affected: components["schemas"]["AffectedMeeting"][];
        };
        /** @description Numbers, ratings and scales are numbers, yes or no is a boolean, several choices, a ranking and files are lists, a matrix and an address are objects, and a consent is `{agreed, text, version}`. */
        Answer: string | number | boolean | string[] | {
            /** @constant */
            agreed: true;
            text: string;
            version: string;
        } | {
            [key: string]: string;
        };
        /** @description A question as it was when the response was given. */
        AnsweredQuestion: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            type: components["schemas"]["QuestionType"];
            required: boolean;
            order: number;
            options: components["schemas"]["QuestionOption"][];
            /** @description Left out where there are none. */
            settings?: components["schemas"]["QuestionSettings"];
        };
        /** @description The questions of a form with its title and rules. */
        AskedForm: {
            /** @example Feedback */
            title: string;
            description: string;
            /** @description The language of each text that is not in the one asked for. */
            lang?: {
                title?: components["schemas"]["Language"];
                description?: components["schemas"]["Language"];
                submitLabel?: components["schemas"]["Language"];
                thanksText?: components["schemas"]["Language"];
                closedText?: components["schemas"]["Language"];
                endings?: components["schemas"]["Language"];
                messages?: components["schemas"]["Language"];
            };
            questions: components["schemas"]["Question"][];
            /** @description All rules, in their order. */
            rules: components["schemas"]["Rule"][];
            /** @description Those with one condition and one action, in an older shape. */
            logicRules: components["schemas"]["LogicRule"][];
        };
        /** @description A question that responses answer, whether or not the form still asks it. Its options are all that were ever chosen from. */
        AskedQuestion: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            type: components["schemas"]["QuestionType"];
            required: boolean;
            order: number;
            options: components["schemas"]["QuestionOption"][];
            /** @description Left out where there are none. */
            settings?: components["schemas"]["QuestionSettings"];
            isDeleted: boolean;
        };
        /** @description A booking as its attendee sees it. */
        AttendeeBooking: {
            booking: components["schemas"]["Booking"];
            meeting: components["schemas"]["Meeting"];
            /** @description Null once the page is deleted. */
            page: {
                /** @example intro */
                slug: string;
                /** @example Intro call */
                title: string;
                /**
                 * @description IANA name of a time zone.
                 * @example Europe/Berlin
                 */
                timezone: string;
                ownerName: string;
            } | null;
        };
        /** @description Something that blocks a start. */
        Blocker: {
            /**
             * @description Epoch milliseconds.
             * @example 1803909600000
             */
            start: number;
            /**
             * @description Epoch milliseconds.
             * @example 1803909600000
             */
            end: number;
            /**
             * @description Minutes that have to stay free before it.
             * @example 30
             */
            before?: number;
            /**
             * @description Minutes that have to stay free after it.
             * @example 30
             */
            after?: number;
            /** @enum {string} */
            kind: "meeting" | "booking" | "calendar";
            /** @description The account for a calendar, and empty once that is disconnected. */
            title: string;
            meetingId: string | null;
        };
        BookedMeeting: {
            /** Format: uuid */
            meetingId: string;
            /** @example Intro call */
            title: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            startTime: string;
            status: components["schemas"]["MeetingStatus"];
            /**
             * @description Set when the answers follow up the meeting; else it was booked with them.
             * @constant
             */
            isFollowUp?: true;
        };
        /** @description A visitor’s booking of one slot. */
        Booking: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            startTime: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            endTime: string;
            /**
             * @description Who booked.
             * @example Vera Rubin
             */
            attendeeName: string;
            /** @example vera@example.com */
            attendeeEmail: string;
            /**
             * @description The attendee’s page, where they move and cancel.
             * @example https://slots.example.com/b/…
             */
            manageUrl: string;
            status: components["schemas"]["BookingStatus"];
            /**
             * Format: date-time
             * @description Until then its owner can decide; absent unless it is pending.
             * @example 2027-03-01T14:00:00.000Z
             */
            expiresAt?: string;
            /**
             * @description In minutes.
             * @example 30
             */
            duration: number;
            /** @description Email addresses of the people the attendee brings. */
            guests: string[];
            noShow: boolean;
            /** @description Moves of all kinds. */
            moves: number;
            /** @description The last instants at which its attendee can cancel and move it. */
            changeableUntil: {
                /**
                 * Format: date-time
                 * @example 2027-03-01T14:00:00.000Z
                 */
                cancel: string;
                /**
                 * Format: date-time
                 * @example 2027-03-01T14:00:00.000Z
                 */
                move: string;
            };
            /** @description Oldest first. */
            history: components["schemas"]["HistoryEntry"][];
        };
        /** @description A booking with its meeting. */
        BookingAndMeeting: {
            booking: components["schemas"]["Booking"];
            meeting: components["schemas"]["Meeting"];
        };
        /** @description The state of the booking that made a meeting. */
        BookingState: {
            status: components["schemas"]["BookingStatus"];
            /**
             * Format: date-time
             * @description Until then its owner can decide; absent unless it is pending.
             * @example 2027-03-01T14:00:00.000Z
             */
            expiresAt?: string;
            noShow: boolean;
        };
        /**
         * @description A pending booking is a request: it takes its time until its owner decides.
         * @example confirmed
         * @enum {string}
         */
        BookingStatus: "pending" | "confirmed" | "cancelled" | "declined" | "expired";
        /** @description An owner’s look as visitors see it. */
        Brand: {
            bio: string;
            /**
             * @description A color `#rrggbb`; empty for the product’s own.
             * @example #2563eb
             */
            accent: string;
            face: string | null;
            logo: string | null;
        };
        BusyInterval: {
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            start: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            end: string;
        };
        /** @description A calendar that an owner may choose. */
        Calendar: {
            /**
             * @description The choice that pages and settings store.
             * @example google_0b6f…
             */
            id: string;
            /** @example Work */
            name: string;
            /** @enum {string} */
            provider: "google" | "microsoft" | "caldav" | "ics";
            primary: boolean;
            /** @description True when events can be written to it. */
            canWrite: boolean;
            /** @description Why its account cannot be read, for people. */
            error?: string;
        };
        ChangedCount: {
            /** @description Responses that changed: those that had the status already are not counted. */
            count: number;
        };
        ChoiceSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "select" | "multiselect" | "yes_no";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            /** @description Every option, also one that nobody chose; then chosen options that are no longer offered. */
            choices: {
                value: string;
                label: string;
                count: number;
                isOffered: boolean;
            }[];
            /** @description Texts in place of an option, the newest ones; missing where none are taken. */
            other?: {
                count: number;
                latest: {
                    /** Format: uuid */
                    responseId: string;
                    text: string;
                    /** @description True for a text that is longer than shown here. */
                    isCut: boolean;
                    /**
                     * Format: date-time
                     * @example 2027-03-01T14:00:00.000Z
                     */
                    createdAt: string;
                }[];
            };
        };
        /** @description Time off that a start overlaps. */
        Closure: {
            /**
             * @description Epoch milliseconds.
             * @example 1803909600000
             */
            start: number;
            /**
             * @description Epoch milliseconds.
             * @example 1803909600000
             */
            end: number;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "leave" | "holiday";
            title: string;
        };
        Configuration: {
            settings?: {
                fullName?: string;
                weekStartDay?: number;
                /** @enum {string} */
                timeFormat?: "24h" | "12h";
                /** @enum {string} */
                dateFormat?: "MMM D YYYY" | "D MMM YYYY";
                /** @example Europe/Berlin */
                timezone?: string;
                /** @enum {string} */
                language?: "en" | "de" | "tr";
                defaultCalendars?: string[];
                bio?: string;
                accent?: string;
                username?: string;
                showProfile?: boolean;
                holidays?: {
                    country: string;
                    /** @default null */
                    region: string | null;
                } | null;
            };
            timeOff?: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** @default null */
                startTime: string | null;
                /** @default null */
                endTime: string | null;
                /** @default  */
                title: string;
                /** @default  */
                publicLabel: string;
                /** @default true */
                isActive: boolean;
            }[];
            pages?: {
                [key: string]: {
                    title?: string;
                    description?: string;
                    textLanguage?: ("en" | "de" | "fr" | "es" | "pt-BR" | "it" | "tr" | "pl" | "ja" | "ar") | null;
                    translations?: {
                        [key: string]: {
                            title?: string;
                            description?: string;
                        };
                    };
                    duration?: number;
                    durations?: number[];
                    /** @enum {string} */
                    location?: "custom" | "google_meet" | "teams" | "zoom" | "other";
                    locationData?: {
                        customLocation?: string;
                    };
                    /** @example Europe/Berlin */
                    timezone?: string;
                    availabilities?: {
                        dayOfWeek: number;
                        startTime: string;
                        endTime: string;
                    }[];
                    step?: number | null;
                    /** @enum {string} */
                    align?: "window" | "clock";
                    bufferBefore?: number;
                    bufferAfter?: number;
                    minimumNotice?: number;
                    bookingWindow?: ({
                        /** @constant */
                        type: "days";
                        days: number;
                    } | {
                        /** @constant */
                        type: "range";
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                    }) | null;
                    limits?: {
                        /** @enum {string} */
                        per: "day" | "week" | "month";
                        max: number;
                    }[];
                    dates?: {
                        /** Format: date */
                        date: string;
                        spans: {
                            startTime: string;
                            endTime: string;
                        }[];
                    }[];
                    lockTimezone?: boolean;
                    cancelNotice?: number;
                    moveNotice?: number;
                    maxMoves?: number | null;
                    /** @enum {string} */
                    approval?: "off" | "always";
                    approvalHours?: number;
                    reminders?: {
                        minutesBefore: number;
                        /** @enum {string} */
                        to: "attendee" | "both";
                        text?: string;
                    }[];
                    maxGuests?: number;
                    requireEmailCheck?: boolean;
                    /** @enum {string} */
                    visibility?: "public" | "secret";
                    mailTexts?: {
                        confirmation?: string;
                        reminder?: string;
                        cancellation?: string;
                    };
                    conflictCheckCalendars?: string[];
                    targetCalendars?: string[];
                    isActive?: boolean;
                    showOnProfile?: boolean;
                    retentionDays?: number | null;
                    followUp?: {
                        minutesAfter: number;
                        text: string;
                        /** @default null */
                        form: string | null;
                    } | null;
                    form?: string | null;
                };
            };
            forms?: {
                [key: string]: {
                    title?: string;
                    description?: string;
                    textLanguage?: ("en" | "de" | "fr" | "es" | "pt-BR" | "it" | "tr" | "pl" | "ja" | "ar") | null;
                    translations?: {
                        [key: string]: {
                            title?: string;
                            description?: string;
                            thanksText?: string;
                            submitLabel?: string;
                            closedText?: string;
                        };
                    };
                    isPublished?: boolean;
                    theme?: {
                        accent?: string;
                    };
                    retentionDays?: number | null;
                    closesAt?: string | null;
                    maxResponses?: number | null;
                    thanksText?: string;
                    submitLabel?: string;
                    closedText?: string;
                    respondentMail?: {
                        on: boolean;
                        /** @default  */
                        text: string;
                        /** @default false */
                        withAnswers: boolean;
                        translations?: {
                            [key: string]: string;
                        };
                    };
                    /** @enum {string} */
                    notify?: "off" | "each" | "daily";
                    showOnProfile?: boolean;
                    endings?: {
                        id: string;
                        /** @default  */
                        title: string;
                        /** @default  */
                        text: string;
                        translations?: {
                            [key: string]: {
                                title?: string;
                                text?: string;
                            };
                        };
                        redirectUrl?: string | null;
                    }[];
                    nextPage?: string | null;
                    questions?: {
                        /** @enum {string} */
                        questionType?: "text" | "email" | "number" | "select" | "multiselect" | "rating" | "paragraph" | "date" | "time" | "phone" | "url" | "yes_no" | "consent" | "scale" | "ranking" | "matrix" | "address" | "file" | "hidden" | "heading" | "page_break";
                        question?: string;
                        description?: string;
                        translations?: {
                            [key: string]: {
                                question?: string;
                                description?: string;
                                statement?: string;
                                fromLabel?: string;
                                toLabel?: string;
                                message?: string;
                            };
                        };
                        isRequired?: boolean;
                        options?: {
                            value?: string;
                            label: string;
                            translations?: {
                                [key: string]: string;
                            };
                        }[];
                        settings?: {
                            statement?: string;
                            from?: number;
                            to?: number;
                            fromLabel?: string;
                            toLabel?: string;
                            rows?: {
                                value?: string;
                                label: string;
                                translations?: {
                                    [key: string]: string;
                                };
                            }[];
                            columns?: {
                                value?: string;
                                label: string;
                                translations?: {
                                    [key: string]: string;
                                };
                            }[];
                            name?: string;
                            other?: boolean;
                            kinds?: ("image" | "pdf" | "document" | "spreadsheet" | "presentation" | "text" | "audio" | "video" | "archive")[];
                            max?: number;
                        };
                        validation?: {
                            min?: number | string;
                            max?: number | string;
                            minLength?: number;
                            maxLength?: number;
                            pattern?: string;
                            message?: string;
                        } & {
                            [key: string]: unknown;
                        };
                        key: string;
                    }[];
                    rules?: ({
                        sourceQuestion: string;
                        /** @enum {string} */
                        condition: "contains" | "not_contains" | "equals" | "not_equals";
                        value: string;
                        /** @enum {string} */
                        actionType: "jump_to_question" | "show_message" | "redirect";
                        message?: string | null;
                        redirectUrl?: string | null;
                        targetQuestion?: string;
                    } | {
                        /** @enum {string} */
                        match: "all" | "any";
                        conditions: {
                            question: string;
                            /** @enum {string} */
                            operator: "contains" | "not_contains" | "equals" | "not_equals" | "starts_with" | "lt" | "lte" | "gt" | "gte" | "before" | "after" | "answered" | "not_answered";
                            value?: string;
                        }[];
                        actions: ({
                            /** @enum {string} */
                            type: "jump" | "show" | "hide" | "require";
                            question: string;
                        } | {
                            /** @constant */
                            type: "message";
                            text: string;
                            translations?: {
                                [key: string]: string;
                            };
                        } | {
                            /** @constant */
                            type: "redirect";
                            url: string;
                        } | {
                            /** @constant */
                            type: "end";
                            endingId: string;
                        })[];
                    })[];
                };
            };
        };
        /** @description What a document would change, and its effect. */
        ConfigurationPlan: {
            /**
             * @description A hash of what the account says now. `apply` takes the one that was planned with.
             * @example 3f0c…
             */
            version: string;
            differences: {
                /**
                 * @description The place in the document; questions by their keys.
                 * @example pages.intro-call.availabilities
                 */
                path: string;
                /** @enum {string} */
                kind: "create" | "change" | "delete";
                /** @description Left out for what is created. */
                before?: unknown;
                /** @description Left out for what is deleted. */
                after?: unknown;
            }[];
            effects: {
                pages: {
                    /**
                     * @description Its slug.
                     * @example intro-call
                     */
                    page: string;
                    /** @description Offered hours of a week; null where there is no page. */
                    hoursPerWeek: {
                        before: number | null;
                        after: number | null;
                    };
                    /** @description Bookings that a free week holds. */
                    bookingsPerWeek: {
                        before: number | null;
                        after: number | null;
                    };
                    /** @description Bookings that are still to come. */
                    upcoming: number;
                    /** @description Of these the ones that the change puts outside of the rules. They stay. */
                    outside: {
                        total: number;
                        byReason: {
                            [key: string]: number;
                        };
                    };
                }[];
                forms: {
                    /**
                     * @description Its slug.
                     * @example feedback-x7k2pq
                     */
                    form: string;
                    /** @description Responses that are deleted with the form, spam included. */
                    responses: number;
                }[];
            };
        };
        ConsentSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "consent";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            /** @description The one agreed to last is the first. */
            wordings: {
                /** @description The same for the same words. */
                version: string;
                /** @example I agree to the terms. */
                text: string;
                count: number;
            }[];
        };
        CreatedFeed: {
            /** Format: uuid */
            id: string;
            /**
             * @description `busy` tells no more than when its owner is busy.
             * @enum {string}
             */
            kind: "full" | "busy";
            pageId: string | null;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            lastReadAt: string | null;
            /**
             * @description Its address, this once.
             * @example https://slots.example.com/feeds/….ics
             */
            url: string;
        };
        DateSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "date";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            /** @description Null without answers. */
            range: {
                /**
                 * Format: date
                 * @example 2027-03-01
                 */
                min: string;
                /**
                 * Format: date
                 * @example 2027-03-01
                 */
                max: string;
            } | null;
            /** @enum {string} */
            unit: "day" | "week" | "month" | "year";
            /** @description The number of units in a period: more than one only of years. */
            each: number;
            /** @description Periods without gaps, at most about 40. */
            periods: {
                /**
                 * Format: date
                 * @description The first day of the period.
                 * @example 2027-03-01
                 */
                date: string;
                count: number;
            }[];
        };
        /** @description What visitors see once they have answered. */
        Ending: {
            /**
             * @description Rules name it by this.
             * @example thanks
             */
            id: string;
            /**
             * @description Empty for the product’s own heading.
             * @example You are on the list
             */
            title: string;
            /**
             * @description Empty for the product’s own words.
             * @example We will write to you on Monday.
             */
            text: string;
            /**
             * @description Where it leads on to.
             * @example https://example.com/welcome
             */
            redirectUrl?: string;
            /**
             * @description For owners, once there are any.
             * @example {}
             */
            translations?: {
                [key: string]: {
                    title?: string;
                    text?: string;
                };
            };
            /** @description The language of each text that is not in the one asked for. */
            lang?: {
                title?: components["schemas"]["Language"];
                text?: components["schemas"]["Language"];
            };
        };
        /**
         * Error
         * @description A refusal. `code` is for programs and keeps its meaning; `message` is for people and may be reworded. Some codes bring more fields.
         */
        Error: {
            /** @example Invalid input */
            message: string;
            /**
             * @example invalid_input
             * @enum {string}
             */
            code: "not_authenticated" | "terms_not_accepted" | "foreign_origin" | "sign_in_refused" | "scope" | "not_found" | "meeting_not_found" | "booking_not_found" | "page_not_found" | "form_not_found" | "form_not_published" | "picture_not_found" | "file_not_found" | "question_not_found" | "response_not_found" | "integration_not_found" | "time_off_not_found" | "link_not_found" | "feed_not_found" | "export_not_found" | "import_unreadable" | "import_schema" | "import_too_large" | "key_not_found" | "session_not_found" | "webhook_not_found" | "delivery_not_found" | "listener_not_found" | "email_check" | "not_your_meeting" | "not_a_booking" | "taken" | "past" | "notice" | "window" | "limit" | "closed" | "hours" | "already_cancelled" | "too_late" | "moves_used" | "changed" | "not_pending" | "not_started" | "not_confirmed" | "nothing_to_decide" | "slug_taken" | "username_taken" | "form_closed" | "key_reused" | "too_much_time_off" | "too_many_links" | "too_many_feeds" | "too_many_keys" | "too_many_webhooks" | "too_many_listeners" | "webhook_off" | "mail_limit" | "recipient_mail_limit" | "page_mail_limit" | "limited" | "sign_in_links_sent" | "invalid_input" | "unknown_calendar" | "read_only_calendar" | "unknown_duration" | "not_storable" | "not_json" | "not_an_object" | "not_utf8" | "too_deep" | "too_many_questions" | "picture_mixed" | "picture_unreadable" | "picture_too_wide" | "picture_too_large" | "file_name" | "file_empty" | "file_incomplete" | "file_refused" | "file_too_large" | "picture_type" | "picture_svg" | "too_large" | "unsupported_type" | "unavailable" | "files_unavailable" | "import_unfinished" | "too_slow" | "busy" | "busy_with_pictures" | "email_not_sent" | "availability_unknown" | "internal" | "method_not_allowed";
            /** @description One for each wrong field. */
            issues?: {
                /**
                 * @description Dotted; empty for the whole body.
                 * @example availabilities.0.startTime
                 */
                path: string;
                message: string;
            }[];
        };
        /** @description Why a start is not offered. */
        Explanation: {
            /**
             * Format: date-time
             * @description The start asked about.
             * @example 2027-03-01T14:00:00.000Z
             */
            at: string;
            /**
             * @description In minutes.
             * @example 30
             */
            duration: number;
            /** @description Of the page. */
            isActive: boolean;
            /** @description Empty for a start that visitors are offered. */
            reasons: components["schemas"]["SlotReason"][];
        };
        /** @description An address at which calendar programs read the meetings. */
        Feed: {
            /** Format: uuid */
            id: string;
            /**
             * @description `busy` tells no more than when its owner is busy.
             * @enum {string}
             */
            kind: "full" | "busy";
            pageId: string | null;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            lastReadAt: string | null;
        };
        FileStorage: {
            /**
             * @description `unset`: the operator has named no storage. `failing`: it cannot be written.
             * @enum {string}
             */
            state: "ready" | "unset" | "failing";
        };
        FileSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "file";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            /** @description The files of the newest answers. */
            latest: {
                /** Format: uuid */
                responseId: string;
                /**
                 * Format: date-time
                 * @example 2027-03-01T14:00:00.000Z
                 */
                createdAt: string;
                files: components["schemas"]["ResponseFile"][];
            }[];
        };
        /** @description A file that was sent for a question; its id is part of the answer. */
        FileUpload: {
            /** Format: uuid */
            id: string;
            /**
             * @description As its sender named it.
             * @example cv.pdf
             */
            name: string;
            /** @description Bytes. */
            size: number;
            /**
             * @description A media type, judged by the content.
             * @example application/pdf
             */
            type: string;
        };
        /** @description Effects of a change of a page’s rules that is not saved. */
        Forecast: {
            /** @description Hours of the weekly availability. */
            hoursPerWeek: {
                before: number;
                after: number;
            };
            /** @description Starts of the preset duration that visitors see from now to the end of `to`; null when a calendar could not be read. */
            starts: {
                /**
                 * Format: date
                 * @example 2027-03-01
                 */
                from: string;
                /**
                 * Format: date
                 * @example 2027-03-01
                 */
                to: string;
                before: number | null;
                after: number | null;
            };
            /** @description Bookings that the rules would have refused, among the `made` ones of the last `days` days. */
            impossible: {
                days: number;
                made: number;
                total: number;
                byReason: {
                    notice: number;
                    window: number;
                    hours: number;
                    closed: number;
                    limit: number;
                    gap: number;
                };
            };
            /** @description Bookings to come that lie outside the rules and stay; the first 20 are listed. */
            standing: {
                total: number;
                bookings: {
                    meetingId: string | null;
                    title: string | null;
                    /** @example Vera Rubin */
                    attendeeName: string;
                    /**
                     * Format: date-time
                     * @example 2027-03-01T14:00:00.000Z
                     */
                    startTime: string;
                    /** @enum {string} */
                    reason: "window" | "length" | "hours" | "starts" | "closed" | "limit";
                }[];
            };
        };
        /** @description A form as its owner sees it. */
        Form: {
            /** Format: uuid */
            id: string;
            /**
             * @description The form is at `/form/{slug}`.
             * @example feedback
             */
            slug: string;
            /** @example Feedback */
            title: string;
            description: string;
            /** @description The language of its texts and questions; null for the owner’s. */
            textLanguage: components["schemas"]["Language"] | null;
            /**
             * @description Texts in other languages, by language. A missing text stays in the main language.
             * @example {}
             */
            translations: {
                [key: string]: {
                    title?: string;
                    description?: string;
                    submitLabel?: string;
                    thanksText?: string;
                    closedText?: string;
                };
            };
            isPublished: boolean;
            theme: {
                /**
                 * @description A color `#rrggbb`.
                 * @example #2563eb
                 */
                accent?: string;
            };
            closesAt: string | null;
            /** @description Closes the form once so many have answered. */
            maxResponses: number | null;
            /**
             * @description Shown once it is closed; empty for the product’s own words.
             * @example
             */
            closedText: string;
            /**
             * @description Shown to people who have answered; empty for the product’s own words.
             * @example
             */
            thanksText: string;
            /**
             * @description On the button; empty for the product’s own word.
             * @example
             */
            submitLabel: string;
            /** @description Shown after answering. The first is the preset; a rule can choose another. */
            endings: components["schemas"]["Ending"][];
            /** @description The email to people who answer, if they give an address. An empty text stands for the product’s own words. */
            respondentMail: {
                on: boolean;
                text: string;
                withAnswers: boolean;
                /**
                 * @description Of the text, once there are any.
                 * @example {}
                 */
                translations?: {
                    [key: string]: string;
                };
            };
            /**
             * @description Emails to the owner: never, after each response, or one a day.
             * @enum {string}
             */
            notify: "off" | "each" | "daily";
            nextPageId: string | null;
            /** @description Lists it on the owner’s profile while it is published. */
            showOnProfile: boolean;
            /**
             * @description Days after which a response is deleted; null for never.
             * @example 365
             */
            retentionDays: number | null;
            questionCount: number;
            responseCount: number;
            /** @description Those of `responseCount` whose status is `new`. */
            newCount: number;
            /** @description Suspected spam, not part of `responseCount`. */
            spamCount: number;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            updatedAt: string;
        };
        /** @description One visitor’s answers to a form. */
        FormResponse: {
            /** Format: uuid */
            id: string;
            respondentName: string | null;
            respondentEmail: string | null;
            /**
             * @description The answers by question id.
             * @example {
             *       "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11": "Tea"
             *     }
             */
            data: {
                [key: string]: components["schemas"]["Answer"];
            };
            /**
             * @description How far the owner is with it.
             * @enum {string}
             */
            status: "new" | "done";
            /**
             * @description The owner’s own words about it; nobody else reads them.
             * @example
             */
            note: string;
            /** @description The files that the answers name. */
            files: components["schemas"]["ResponseFile"][];
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its status, its note or the mark of spam last changed; else when it was given.
             * @example 2027-03-01T14:00:00.000Z
             */
            updatedAt: string;
            /** @description The meeting that was booked with these answers, or that they follow up. */
            booking?: components["schemas"]["BookedMeeting"];
        };
        /** @description All responses of a form, summed up. */
        FormSummary: {
            /** @description Without spam. */
            responseCount: number;
            timeline: {
                /** @enum {string} */
                unit: "day" | "week" | "month" | "year";
                /** @description Periods without gaps, in the time zone asked for. Empty without responses. */
                points: {
                    /**
                     * Format: date
                     * @description The first day of the period.
                     * @example 2027-03-01
                     */
                    date: string;
                    count: number;
                }[];
            };
            /** @description The form’s questions in order, then deleted questions and those that had another type. */
            questions: (components["schemas"]["ChoiceSummary"] | components["schemas"]["RatingSummary"] | components["schemas"]["NumberSummary"] | components["schemas"]["TextSummary"] | components["schemas"]["ScaleSummary"] | components["schemas"]["DateSummary"] | components["schemas"]["TimeSummary"] | components["schemas"]["RankingSummary"] | components["schemas"]["MatrixSummary"] | components["schemas"]["ConsentSummary"] | components["schemas"]["AddressSummary"] | components["schemas"]["FileSummary"])[];
            /** @description Answers from before wordings were stored, to questions that are deleted. */
            unplacedCount: number;
        };
        /** @description A booking as its guest sees it. */
        GuestBooking: {
            /** @example Intro call */
            title: string;
            /** @description The language of the title. */
            titleLang: components["schemas"]["Language"];
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            startTime: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            endTime: string;
            /** @example Ada Lovelace */
            ownerName: string;
            /**
             * @description The attendee’s zone.
             * @example Europe/Berlin
             */
            timezone: string;
            /** @example vera@example.com */
            guest: string;
        };
        /** @description One step of a booking’s life. */
        HistoryEntry: {
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            at: string;
            /**
             * @description `calendar` is the owner in their calendar, `system` the product by itself.
             * @enum {string}
             */
            by: "attendee" | "owner" | "calendar" | "system";
            /** @enum {string} */
            what: "booked" | "requested" | "approved" | "declined" | "expired" | "moved" | "cancelled" | "no_show" | "guest_left";
            /**
             * Format: date-time
             * @description The start before a move.
             * @example 2027-03-01T14:00:00.000Z
             */
            from?: string;
            /**
             * Format: date-time
             * @description The start after a move.
             * @example 2027-03-01T14:00:00.000Z
             */
            to?: string;
            /** @description Words to the other side. */
            reason?: string;
            /**
             * @description The address of the guest who left.
             * @example vera@example.com
             */
            guest?: string;
            /**
             * @description False on a `no_show` that took the mark back.
             * @constant
             */
            noShow?: false;
        };
        /** @description A holiday of a region on its first date. */
        Holiday: {
            /**
             * Format: date
             * @example 2027-03-01
             */
            date: string;
            /** @example New Year’s Day */
            name: string;
            /** @example public */
            type: string;
        };
        HolidayCountry: {
            /**
             * @description ISO 3166-1.
             * @example DE
             */
            country: string;
            /** @example Germany */
            name: string;
            regions: {
                /** @example BW */
                code: string;
                /** @example Baden-Württemberg */
                name: string;
            }[];
        };
        Id: {
            /** Format: uuid */
            id: string;
        };
        /** @description A connected account. Its tokens are never answered. */
        Integration: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "google_calendar" | "teams" | "outlook" | "zoom" | "caldav" | "ics";
            /**
             * @description The account at the provider.
             * @example vera@example.com
             */
            account: string;
            expiresAt: string | null;
            /** @enum {string} */
            status: "connected" | "expired";
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Only of an account that may make no video links, though its service can.
             * @constant
             */
            canConference?: false;
            /** @description The server and user name typed to connect it; CalDAV only. */
            server?: {
                serverUrl: string;
                username: string;
            };
        };
        /**
         * @description BCP 47.
         * @example en
         * @enum {string}
         */
        Language: "en" | "de" | "fr" | "es" | "pt-BR" | "it" | "tr" | "pl" | "ja" | "ar";
        ListedMeeting: {
            /** Format: uuid */
            id: string;
            /** @example Intro call */
            title: string;
            description: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            startTime: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            endTime: string;
            /** @enum {string} */
            location: "custom" | "google_meet" | "teams" | "zoom";
            locationData: components["schemas"]["LocationData"];
            /**
             * @example [
             *       "vera@example.com"
             *     ]
             */
            attendees: string[];
            /**
             * @description Who booked; absent unless a booking made the meeting.
             * @example Vera Rubin
             */
            attendeeName?: string;
            primarySource: components["schemas"]["MeetingSource"];
            source: components["schemas"]["MeetingSource"];
            status: components["schemas"]["MeetingStatus"];
            /** @description The calendars that hold it, as choices; absent without any. */
            targetCalendars?: string[];
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            updatedAt: string;
            calendarEvents?: components["schemas"]["MeetingEvent"][];
            undeliveredMails: number;
            /** @description Absent unless a booking made the meeting. */
            booking?: components["schemas"]["BookingState"];
            /**
             * @description The guest answered a form while booking.
             * @constant
             */
            hasAnswers?: true;
        };
        /** @description Details of the location; each only if it applies. */
        LocationData: {
            /** @description Address of the video meeting. */
            meetLink?: string;
            password?: string;
            /**
             * @description Where it takes place, in the owner’s words.
             * @example 12 Main Street
             */
            customLocation?: string;
            googleEventId?: string;
            googleWebLink?: string;
            outlookEventId?: string;
            outlookWebLink?: string;
            zoomMeetingId?: string;
            zoomJoinUrl?: string;
        };
        /** @description A rule, with only that one of the last three fields that its action needs. */
        LogicRule: {
            /** Format: uuid */
            id?: string;
            /**
             * Format: uuid
             * @description The question whose answer is compared.
             */
            sourceQuestionId: string;
            /** @enum {string} */
            condition: "contains" | "not_contains" | "equals" | "not_equals";
            /** @example tea */
            value: string;
            /** @enum {string} */
            actionType: "jump_to_question" | "show_message" | "redirect";
            /**
             * Format: uuid
             * @description For `jump_to_question`.
             */
            targetQuestionId?: string;
            /** @description For `show_message`. */
            message?: string;
            /** @description For `redirect`. */
            redirectUrl?: string;
        };
        MatrixSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "matrix";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            /** @description Those asked now, then former ones with answers. */
            columns: {
                value: string;
                label: string;
                isOffered: boolean;
            }[];
            /** @description Those asked now, then former ones with answers. */
            rows: {
                value: string;
                label: string;
                isOffered: boolean;
                /** @description In the order of the columns. */
                counts: number[];
            }[];
        };
        /** @description An entry in the owner’s list. */
        Meeting: {
            /** Format: uuid */
            id: string;
            /** @example Intro call */
            title: string;
            description: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            startTime: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            endTime: string;
            /** @enum {string} */
            location: "custom" | "google_meet" | "teams" | "zoom";
            locationData: components["schemas"]["LocationData"];
            /**
             * @example [
             *       "vera@example.com"
             *     ]
             */
            attendees: string[];
            /**
             * @description Who booked; absent unless a booking made the meeting.
             * @example Vera Rubin
             */
            attendeeName?: string;
            primarySource: components["schemas"]["MeetingSource"];
            source: components["schemas"]["MeetingSource"];
            status: components["schemas"]["MeetingStatus"];
            /** @description The calendars that hold it, as choices; absent without any. */
            targetCalendars?: string[];
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            updatedAt: string;
        };
        /** @description One meeting with the whole life of its booking. */
        MeetingDetail: {
            /** Format: uuid */
            id: string;
            /** @example Intro call */
            title: string;
            description: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            startTime: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            endTime: string;
            /** @enum {string} */
            location: "custom" | "google_meet" | "teams" | "zoom";
            locationData: components["schemas"]["LocationData"];
            /**
             * @example [
             *       "vera@example.com"
             *     ]
             */
            attendees: string[];
            /**
             * @description Who booked; absent unless a booking made the meeting.
             * @example Vera Rubin
             */
            attendeeName?: string;
            primarySource: components["schemas"]["MeetingSource"];
            source: components["schemas"]["MeetingSource"];
            status: components["schemas"]["MeetingStatus"];
            /** @description The calendars that hold it, as choices; absent without any. */
            targetCalendars?: string[];
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            updatedAt: string;
            calendarEvents?: components["schemas"]["MeetingEvent"][];
            /** @description Absent unless a booking made the meeting. */
            booking?: {
                /** Format: uuid */
                id: string;
                /**
                 * Format: date-time
                 * @example 2027-03-01T14:00:00.000Z
                 */
                startTime: string;
                /**
                 * Format: date-time
                 * @example 2027-03-01T14:00:00.000Z
                 */
                endTime: string;
                /**
                 * @description Who booked.
                 * @example Vera Rubin
                 */
                attendeeName: string;
                /** @example vera@example.com */
                attendeeEmail: string;
                status: components["schemas"]["BookingStatus"];
                /**
                 * Format: date-time
                 * @description Until then its owner can decide; absent unless it is pending.
                 * @example 2027-03-01T14:00:00.000Z
                 */
                expiresAt?: string;
                /**
                 * @description In minutes.
                 * @example 30
                 */
                duration: number;
                /** @description Email addresses of the people the attendee brings. */
                guests: string[];
                noShow: boolean;
                /** @description Moves of all kinds. */
                moves: number;
                /** @description The last instants at which its attendee can cancel and move it. */
                changeableUntil: {
                    /**
                     * Format: date-time
                     * @example 2027-03-01T14:00:00.000Z
                     */
                    cancel: string;
                    /**
                     * Format: date-time
                     * @example 2027-03-01T14:00:00.000Z
                     */
                    move: string;
                };
                /** @description Oldest first. */
                history: components["schemas"]["HistoryEntry"][];
                /** @description In which the attendee booked. */
                language: components["schemas"]["Language"];
                timedMails: components["schemas"]["TimedMail"][];
            };
            /**
             * @description The guest answered a form while booking.
             * @constant
             */
            hasAnswers?: true;
        };
        /** @description An event of the meeting in one of the owner’s calendars, or its video meeting. */
        MeetingEvent: {
            /** @enum {string} */
            provider: "google" | "microsoft" | "zoom" | "caldav" | "ics";
            /**
             * @description Empty if no account is involved.
             * @example vera@example.com
             */
            account: string;
            /** @enum {string} */
            state: "waiting" | "done" | "failed";
            error: string | null;
        };
        MeetingPage: {
            meetings: components["schemas"]["ListedMeeting"][];
            nextPage: number | null;
            /** @description The `after` of the next page; absent on the last page. */
            nextAfter?: string;
            /** @description Null on pages requested by `after`. */
            total: number | null;
            /** @description Accounts whose calendars could not be read; on the first page only. */
            unreadCalendars?: {
                /** @example vera@example.com */
                account: string;
                /** @example Google Calendar */
                service: string;
                reason: string;
            }[];
        };
        /**
         * @description `platform`: made by the owner; `time_slot`: by a booking; else read from a calendar.
         * @enum {string}
         */
        MeetingSource: "platform" | "time_slot" | "google" | "outlook";
        /**
         * @description The status of a declined or expired booking’s meeting is `cancelled`.
         * @example confirmed
         * @enum {string}
         */
        MeetingStatus: "pending" | "confirmed" | "cancelled";
        /** @description An owner’s look with their name. */
        NamedBrand: {
            bio: string;
            /**
             * @description A color `#rrggbb`; empty for the product’s own.
             * @example #2563eb
             */
            accent: string;
            face: string | null;
            logo: string | null;
            /** @example Ada Lovelace */
            name: string;
        };
        /** @description The responses before and after one in its list; null at its ends. */
        Neighbours: {
            newer: string | null;
            older: string | null;
            isSpam: boolean;
        };
        NumberSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "number";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            facts: {
                min: number;
                median: number;
                mean: number;
                max: number;
                /** @description True if no number has a fraction. */
                isWhole: boolean;
            } | null;
            bins: {
                from: number | null;
                to: number | null;
                count: number;
            }[];
        };
        /** @description A booking page, at `/{slug}`. Lengths are minutes. */
        Page: {
            /** Format: uuid */
            id: string;
            slug: string;
            title: string;
            description: string;
            textLanguage: ("en" | "de" | "fr" | "es" | "pt-BR" | "it" | "tr" | "pl" | "ja" | "ar") | null;
            translations: {
                [key: string]: {
                    title?: string;
                    description?: string;
                };
            };
            duration: number;
            durations: number[];
            /** @enum {string} */
            location: "custom" | "google_meet" | "teams" | "zoom" | "other";
            locationData: {
                customLocation?: string;
            };
            /** @example Europe/Berlin */
            timezone: string;
            availabilities: {
                dayOfWeek: number;
                startTime: string;
                endTime: string;
            }[];
            step: number | null;
            /** @enum {string} */
            align: "window" | "clock";
            bufferBefore: number;
            bufferAfter: number;
            minimumNotice: number;
            bookingWindow: ({
                /** @constant */
                type: "days";
                days: number;
            } | {
                /** @constant */
                type: "range";
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            }) | null;
            limits: {
                /** @enum {string} */
                per: "day" | "week" | "month";
                max: number;
            }[];
            dates: {
                /** Format: date */
                date: string;
                spans: {
                    startTime: string;
                    endTime: string;
                }[];
            }[];
            lockTimezone: boolean;
            cancelNotice: number;
            moveNotice: number;
            maxMoves: number | null;
            /** @enum {string} */
            approval: "off" | "always";
            approvalHours: number;
            reminders: {
                minutesBefore: number;
                /** @enum {string} */
                to: "attendee" | "both";
                text?: string;
            }[];
            followUp: {
                minutesAfter: number;
                text: string;
                formId?: string | null;
            } | null;
            maxGuests: number;
            requireEmailCheck: boolean;
            /** @enum {string} */
            visibility: "public" | "secret";
            mailTexts: {
                confirmation?: string;
                reminder?: string;
                cancellation?: string;
            };
            conflictCheckCalendars: string[];
            targetCalendars: string[];
            formId: string | null;
            isActive: boolean;
            showOnProfile: boolean;
            retentionDays: number | null;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            updatedAt: string;
        };
        /** @description A link of a secret page. */
        PageLink: {
            /** Format: uuid */
            id: string;
            /**
             * @description The address to give away.
             * @example https://slots.example.com/intro?k=…
             */
            url: string;
            /** @description Bookings made by it. */
            uses: number;
            /** @description Bookings that it is good for; null for any number. */
            maxUses: number | null;
            expiresAt: string | null;
            /**
             * @description For the owner.
             * @example For Vera
             */
            note: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
        };
        /** @description From `start` (inclusive) to `end` (exclusive). */
        Period: {
            /**
             * @description Epoch milliseconds.
             * @example 1803909600000
             */
            start: number;
            /**
             * @description Epoch milliseconds.
             * @example 1803909600000
             */
            end: number;
        };
        /** @description A provider, and whether this server can connect accounts of it. */
        Provider: {
            /** @enum {string} */
            id: "google" | "microsoft" | "zoom" | "caldav" | "ics";
            configured: boolean;
        };
        /** @description A published form as visitors see it. */
        PublicForm: {
            /** @example Feedback */
            title: string;
            description: string;
            /** @description The language of each text that is not in the one asked for. */
            lang?: {
                title?: components["schemas"]["Language"];
                description?: components["schemas"]["Language"];
                submitLabel?: components["schemas"]["Language"];
                thanksText?: components["schemas"]["Language"];
                closedText?: components["schemas"]["Language"];
                endings?: components["schemas"]["Language"];
                messages?: components["schemas"]["Language"];
            };
            questions: components["schemas"]["Question"][];
            /** @description All rules, in their order. */
            rules: components["schemas"]["Rule"][];
            /** @description Those with one condition and one action, in an older shape. */
            logicRules: components["schemas"]["LogicRule"][];
            theme: {
                /**
                 * @description A color `#rrggbb`.
                 * @example #2563eb
                 */
                accent?: string;
            };
            /** @description Left out for the product’s own words. */
            thanksText?: string;
            /** @description Left out for the product’s own word. */
            submitLabel?: string;
            /** @description Left out for the product’s own. */
            endings?: components["schemas"]["Ending"][];
            /** @description The text shown instead once the form is closed. */
            closed: {
                text: string;
                lang?: components["schemas"]["Language"];
            } | null;
            /** @description The owner, if they have set a face or a logo. */
            brand?: components["schemas"]["NamedBrand"];
        };
        /** @description A question of a form. */
        Question: {
            /** Format: uuid */
            id: string;
            questionType: components["schemas"]["QuestionType"];
            /**
             * @description The question itself.
             * @example What would you like to drink?
             */
            question: string;
            /**
             * @description A hint below the question; may be empty.
             * @example
             */
            description: string;
            isRequired: boolean;
            /** @description Empty unless the question is answered by choosing. */
            options: components["schemas"]["QuestionOption"][];
            settings: components["schemas"]["QuestionSettings"];
            validation: components["schemas"]["QuestionValidation"];
            /** @description Place among the questions, from 0. */
            order: number;
            /**
             * @description For owners, once there are any.
             * @example {}
             */
            translations?: {
                [key: string]: {
                    question?: string;
                    description?: string;
                    statement?: string;
                    fromLabel?: string;
                    toLabel?: string;
                    message?: string;
                };
            };
            /** @description The language of each text that is not in the one asked for. */
            lang?: {
                question?: components["schemas"]["Language"];
                description?: components["schemas"]["Language"];
                statement?: components["schemas"]["Language"];
                fromLabel?: components["schemas"]["Language"];
                toLabel?: components["schemas"]["Language"];
                message?: components["schemas"]["Language"];
            };
        };
        /** @description An option of a question that is answered by choosing, or a row or column of a matrix. */
        QuestionOption: {
            /**
             * @description Stored in answers; stays when the label is reworded.
             * @example tea
             */
            value: string;
            /** @example Tea */
            label: string;
            /**
             * @description For owners, once there are any.
             * @example {}
             */
            translations?: {
                [key: string]: string;
            };
            /** @description For visitors: the language of the label, if it is not the one asked for. */
            lang?: components["schemas"]["Language"];
        };
        /** @description What belongs to the type of a question; `{}` where it has no settings. */
        QuestionSettings: {
            /**
             * @description `consent`: the words that are agreed to.
             * @example I agree to the terms.
             */
            statement?: string;
            /** @description `scale`: the first number. */
            from?: number;
            /** @description `scale`: the last number. */
            to?: number;
            /**
             * @description `scale`: below the first number; may be empty.
             * @example Unlikely
             */
            fromLabel?: string;
            /**
             * @description `scale`: below the last number; may be empty.
             * @example Likely
             */
            toLabel?: string;
            /** @description `matrix`: each takes one of the columns. */
            rows?: components["schemas"]["QuestionOption"][];
            /** @description `matrix`: the answers to choose from. */
            columns?: components["schemas"]["QuestionOption"][];
            /**
             * @description `hidden`: the parameter of the address that is the answer.
             * @example utm_source
             */
            name?: string;
            /** @description `select` and `multiselect`: takes a text that is no option, too. */
            other?: boolean;
            /** @description `file`: the kinds that are taken; all if it is empty. */
            kinds?: ("image" | "pdf" | "document" | "spreadsheet" | "presentation" | "text" | "audio" | "video" | "archive")[];
            /** @description `file`: the largest number of files. */
            max?: number;
        };
        /** @enum {string} */
        QuestionType: "text" | "email" | "number" | "select" | "multiselect" | "rating" | "paragraph" | "date" | "time" | "phone" | "url" | "yes_no" | "consent" | "scale" | "ranking" | "matrix" | "address" | "file" | "hidden" | "heading" | "page_break";
        /** @description Limits of the answer; `{}` without any. */
        QuestionValidation: {
            /** @description The least number, the first date or the earliest time. */
            min?: number | string;
            /** @description The largest number, the last date or the latest time. */
            max?: number | string;
            /** @description Of a text in characters; of a list in entries. */
            minLength?: number;
            /** @description Of a text in characters; of a list in entries. */
            maxLength?: number;
            /**
             * @description A regular expression of RE2 that is found in the answer.
             * @example ^[A-Z]{2}\d{4}$
             */
            pattern?: string;
            /**
             * @description Said to visitors in place of our own words.
             * @example Two letters and four digits
             */
            message?: string;
        };
        RankingSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "ranking";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            /** @description The option with the best mean place first. */
            ranks: {
                value: string;
                label: string;
                /** @description 1 is the first place; null for an option that nobody has ranked. */
                meanPlace: number | null;
                /** @description How often it is the first. */
                firstCount: number;
                /** @description How often it is ranked. */
                count: number;
                isOffered: boolean;
            }[];
        };
        RatingSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "rating";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            mean: number | null;
            /** @description Of the ratings 1 to 5. */
            counts: number[];
        };
        /** @description A response with its questions as they were when it was given. */
        ResponseDetail: {
            response: components["schemas"]["FormResponse"];
            form: {
                /** Format: uuid */
                id: string;
                title: string;
            };
            questions: components["schemas"]["AnsweredQuestion"][];
        };
        ResponseFile: {
            /** Format: uuid */
            id: string;
            /**
             * @description As its sender named it.
             * @example cv.pdf
             */
            name: string;
            /** @description Bytes. */
            size: number;
            /**
             * @description A media type, judged by the content.
             * @example application/pdf
             */
            type: string;
            /** Format: uuid */
            questionId: string;
            /**
             * @description For its owner, signed in; programs read `/api/v1/files/{id}`.
             * @example https://meet.example.com/api/files/…
             */
            url: string;
        };
        /** @description Does its actions if all of its conditions hold, or any one of them. */
        Rule: {
            /** Format: uuid */
            id?: string;
            /** @enum {string} */
            match: "all" | "any";
            conditions: components["schemas"]["RuleCondition"][];
            actions: components["schemas"]["RuleAction"][];
        };
        RuleAction: {
            /** @enum {string} */
            type: "jump" | "show" | "hide" | "require";
            /**
             * Format: uuid
             * @description The question that it is about.
             */
            questionId: string;
        } | {
            /** @constant */
            type: "message";
            /**
             * @description Shown below the last question of its conditions.
             * @example Thanks!
             */
            text: string;
            /**
             * @description For owners, once there are any.
             * @example {}
             */
            translations?: {
                [key: string]: string;
            };
            /** @description For visitors: the language of the text, if it is not the one asked for. */
            lang?: components["schemas"]["Language"];
        } | {
            /** @constant */
            type: "redirect";
            /**
             * @description Where visitors go afterwards.
             * @example https://example.com/thanks
             */
            url: string;
        } | {
            /** @constant */
            type: "end";
            /**
             * @description The ending to show.
             * @example rejected
             */
            endingId: string;
        };
        /**
         * @description The smallest change of one rule after which it no longer refuses the start.
         * @example {
         *       "rule": "minimumNotice",
         *       "minutes": 30,
         *       "opens": true
         *     }
         */
        RuleChange: {
            /** @enum {string} */
            rule: "minimumNotice" | "step" | "bufferBefore" | "bufferAfter";
            /** @example 30 */
            minutes: number;
            /** @description True when nothing else is in the way. */
            opens: boolean;
        } | {
            /** @constant */
            rule: "bookingWindow";
            bookingWindow: {
                /** @constant */
                type: "days";
                days: number;
            } | {
                /** @constant */
                type: "range";
                /**
                 * Format: date
                 * @example 2027-03-01
                 */
                from: string;
                /**
                 * Format: date
                 * @example 2027-03-01
                 */
                to: string;
            };
            /** @description True when nothing else is in the way. */
            opens: boolean;
        } | {
            /** @constant */
            rule: "limits";
            /** @enum {string} */
            per: "day" | "week" | "month";
            max: number;
            /** @description True when nothing else is in the way. */
            opens: boolean;
        } | {
            /** @constant */
            rule: "dates";
            /**
             * Format: date
             * @example 2027-03-01
             */
            date: string;
            /** @description All hours of the date. */
            spans: components["schemas"]["Span"][];
            /** @description The one of them that is new or longer. */
            added: components["schemas"]["Span"];
            /** @description True when nothing else is in the way. */
            opens: boolean;
        } | {
            /** @constant */
            rule: "timeOff";
            /** @description True when nothing else is in the way. */
            opens: boolean;
        };
        /** @description A question without an answer that counts meets `not_answered` only. */
        RuleCondition: {
            /**
             * Format: uuid
             * @description The question whose answer is compared.
             */
            questionId: string;
            /** @enum {string} */
            operator: "contains" | "not_contains" | "equals" | "not_equals" | "starts_with" | "lt" | "lte" | "gt" | "gte" | "before" | "after" | "answered" | "not_answered";
            /**
             * @description Left out for `answered` and `not_answered`.
             * @example tea
             */
            value?: string;
        };
        ScaleSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "scale";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            mean: number | null;
            /** @description Every number of the scale; then chosen ones that it no longer has. */
            steps: {
                value: number;
                count: number;
                isOffered: boolean;
            }[];
            nps: {
                /** @description The share of promoters less that of detractors: -100 to 100. */
                score: number;
                /** @description From 9. */
                promoterCount: number;
                /** @description 7 to 8. */
                passiveCount: number;
                /** @description To 6. */
                detractorCount: number;
            } | null;
        };
        /** @description A booking page as visitors see it. */
        Schedule: {
            /** Format: uuid */
            id: string;
            /** @example intro */
            slug: string;
            /** @example Intro call */
            title: string;
            description: string;
            /**
             * @description The preset one of `durations`.
             * @example 30
             */
            duration: number;
            /** @enum {string} */
            location: "custom" | "google_meet" | "teams" | "zoom" | "other";
            customLocation: string | null;
            /**
             * @description The zone of the page.
             * @example Europe/Berlin
             */
            timezone: string;
            availabilities: {
                /** @description 0 is Sunday. */
                dayOfWeek: number;
                /**
                 * @description `HH:mm` on a 24-hour clock.
                 * @example 09:00
                 */
                startTime: string;
                /**
                 * @description `HH:mm` on a 24-hour clock.
                 * @example 09:00
                 */
                endTime: string;
            }[];
            /** @description True where visitors see times in the page’s zone only. */
            lockTimezone: boolean;
            /** @example Ada Lovelace */
            ownerName: string;
            /** @description All that visitors may choose from, in minutes, ascending. */
            durations: number[];
            /** @description Closed dates that have a public label, from yesterday to 400 days ahead. */
            dates: {
                /**
                 * Format: date
                 * @example 2027-03-01
                 */
                date: string;
                /** @example On vacation */
                publicLabel: string;
            }[];
            /**
             * @description Set where the owner approves each booking.
             * @constant
             */
            approval?: "always";
            /** @description The language of each text that is not in the one asked for. */
            lang?: {
                title?: components["schemas"]["Language"];
                description?: components["schemas"]["Language"];
                customLocation?: components["schemas"]["Language"];
            };
            /** @description The form to answer while booking, if the page has one. */
            form?: components["schemas"]["AskedForm"];
            /** @description The most guests that an attendee may bring, if any. */
            maxGuests?: number;
            /**
             * @description Set where the attendee’s address is checked by a code.
             * @constant
             */
            requireEmailCheck?: true;
            /** @description The owner’s look, if they have set one. */
            brand?: components["schemas"]["Brand"];
        };
        /** @description Preferences, profile and look of the account. */
        Settings: {
            fullName: string;
            weekStartDay: number;
            /** @enum {string} */
            timeFormat: "24h" | "12h";
            /** @enum {string} */
            dateFormat: "MMM D YYYY" | "D MMM YYYY";
            /** @example Europe/Berlin */
            timezone: string;
            /** @enum {string} */
            language: "en" | "de" | "tr";
            defaultCalendars: string[];
            bio: string;
            accent: string;
            username: string;
            showProfile: boolean;
            /** @description The region whose public holidays are time off; null without one. */
            holidays: {
                /**
                 * @description ISO 3166-1.
                 * @example DE
                 */
                country: string;
                region: string | null;
            } | null;
            face: string | null;
            logo: string | null;
            /** @description False until the owner saves for the first time. */
            saved: boolean;
        };
        /** @description The starts that visitors can book. */
        SlotDays: {
            /**
             * @description IANA name of a time zone.
             * @example Europe/Berlin
             */
            timezone: string;
            /**
             * @description Length of the slots in minutes.
             * @example 30
             */
            duration: number;
            /** @description The starts of each of the visitor’s dates that has any. */
            days: {
                /**
                 * Format: date
                 * @example 2027-03-01
                 */
                date: string;
                slots: string[];
            }[];
            /** @description Dates whose starts are unknown, because a calendar could not be read. */
            unchecked: string[];
        };
        /** @description A rule that refuses a start; `kind` says which, and what comes with it. */
        SlotReason: {
            /** @constant */
            kind: "past";
            /**
             * @description The code of a refused booking.
             * @enum {string}
             */
            code: "past" | "notice" | "window" | "hours" | "closed" | "limit" | "taken";
            /** @description Null when no change of this page’s rules would do. */
            change: components["schemas"]["RuleChange"] | null;
        } | {
            /** @constant */
            kind: "notice";
            noticeMinutes: number;
            /**
             * @description Epoch milliseconds.
             * @example 1803909600000
             */
            earliest: number;
            /**
             * @description The code of a refused booking.
             * @enum {string}
             */
            code: "past" | "notice" | "window" | "hours" | "closed" | "limit" | "taken";
            /** @description Null when no change of this page’s rules would do. */
            change: components["schemas"]["RuleChange"] | null;
        } | {
            /** @constant */
            kind: "too_far";
            /**
             * @description The code of a refused booking.
             * @enum {string}
             */
            code: "past" | "notice" | "window" | "hours" | "closed" | "limit" | "taken";
            /** @description Null when no change of this page’s rules would do. */
            change: components["schemas"]["RuleChange"] | null;
        } | {
            /** @constant */
            kind: "outside_dates";
            /**
             * Format: date
             * @example 2027-03-01
             */
            date: string;
            firstDate: string | null;
            lastDate: string | null;
            /**
             * @description The code of a refused booking.
             * @enum {string}
             */
            code: "past" | "notice" | "window" | "hours" | "closed" | "limit" | "taken";
            /** @description Null when no change of this page’s rules would do. */
            change: components["schemas"]["RuleChange"] | null;
        } | {
            /** @constant */
            kind: "outside_hours";
            before: components["schemas"]["Period"] | null;
            after: components["schemas"]["Period"] | null;
            /**
             * @description The code of a refused booking.
             * @enum {string}
             */
            code: "past" | "notice" | "window" | "hours" | "closed" | "limit" | "taken";
            /** @description Null when no change of this page’s rules would do. */
            change: components["schemas"]["RuleChange"] | null;
        } | {
            /** @constant */
            kind: "too_late_in_window";
            window: components["schemas"]["Period"];
            lastStart: number | null;
            /**
             * @description The code of a refused booking.
             * @enum {string}
             */
            code: "past" | "notice" | "window" | "hours" | "closed" | "limit" | "taken";
            /** @description Null when no change of this page’s rules would do. */
            change: components["schemas"]["RuleChange"] | null;
        } | {
            /** @constant */
            kind: "between_starts";
            before: number | null;
            /**
             * @description Epoch milliseconds.
             * @example 1803909600000
             */
            after: number;
            /**
             * @description The code of a refused booking.
             * @enum {string}
             */
            code: "past" | "notice" | "window" | "hours" | "closed" | "limit" | "taken";
            /** @description Null when no change of this page’s rules would do. */
            change: components["schemas"]["RuleChange"] | null;
        } | {
            /** @constant */
            kind: "closed";
            by: components["schemas"]["Closure"];
            /**
             * @description The code of a refused booking.
             * @enum {string}
             */
            code: "past" | "notice" | "window" | "hours" | "closed" | "limit" | "taken";
            /** @description Null when no change of this page’s rules would do. */
            change: components["schemas"]["RuleChange"] | null;
        } | {
            /** @constant */
            kind: "limit";
            limit: {
                /** @enum {string} */
                per: "day" | "week" | "month";
                max: number;
            };
            count: number;
            /**
             * @description Epoch milliseconds.
             * @example 1803909600000
             */
            start: number;
            /**
             * @description Epoch milliseconds.
             * @example 1803909600000
             */
            end: number;
            /**
             * @description The code of a refused booking.
             * @enum {string}
             */
            code: "past" | "notice" | "window" | "hours" | "closed" | "limit" | "taken";
            /** @description Null when no change of this page’s rules would do. */
            change: components["schemas"]["RuleChange"] | null;
        } | {
            /** @constant */
            kind: "blocked";
            by: components["schemas"]["Blocker"];
            gapMinutes: number | null;
            /**
             * @description The code of a refused booking.
             * @enum {string}
             */
            code: "past" | "notice" | "window" | "hours" | "closed" | "limit" | "taken";
            /** @description Null when no change of this page’s rules would do. */
            change: components["schemas"]["RuleChange"] | null;
        } | {
            /** @constant */
            kind: "unread";
            by: components["schemas"]["Blocker"];
            /**
             * @description The code of a refused booking.
             * @enum {string}
             */
            code: "past" | "notice" | "window" | "hours" | "closed" | "limit" | "taken";
            /** @description Null when no change of this page’s rules would do. */
            change: components["schemas"]["RuleChange"] | null;
        };
        Span: {
            /**
             * @description `HH:mm` on a 24-hour clock.
             * @example 09:00
             */
            startTime: string;
            /**
             * @description `HH:mm` on a 24-hour clock.
             * @example 09:00
             */
            endTime: string;
        };
        /** @description A response, with the booking that was made together with it. */
        Submitted: {
            /**
             * Format: uuid
             * @description The response’s.
             */
            id: string;
            /**
             * @description Names the response to the booking page that comes next, as `response` in `POST /api/schedule/{slug}/book`; without a time to book.
             * @example AZ8…
             */
            responseToken?: string;
            /** @description With a time to book. */
            booking?: components["schemas"]["Booking"];
            /** @description With a time to book. */
            meeting?: components["schemas"]["Meeting"];
        };
        TextSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "text" | "email" | "paragraph" | "phone" | "url" | "hidden";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            /** @description The newest texts. */
            latest: {
                /** Format: uuid */
                responseId: string;
                text: string;
                /** @description True for a text that is longer than shown here. */
                isCut: boolean;
                /**
                 * Format: date-time
                 * @example 2027-03-01T14:00:00.000Z
                 */
                createdAt: string;
            }[];
        };
        TimedMail: {
            /** @enum {string} */
            mail: "reminder" | "follow_up";
            /** @enum {string} */
            to: "attendee" | "owner";
            /**
             * Format: date-time
             * @description When it is due, or was sent.
             * @example 2027-03-01T14:00:00.000Z
             */
            at: string;
            /** @enum {string} */
            state: "planned" | "sent" | "failed";
        };
        /** @description Dates that close all pages, in the zone of the account. */
        TimeOff: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date
             * @example 2027-03-01
             */
            from: string;
            /**
             * Format: date
             * @description Inclusive.
             * @example 2027-03-01
             */
            to: string;
            startTime: string | null;
            endTime: string | null;
            /**
             * @description For the owner only.
             * @example Vacation
             */
            title: string;
            /**
             * @description Visitors see it on a closed date.
             * @example On vacation
             */
            publicLabel: string;
            /** @enum {string} */
            kind: "leave" | "holiday";
            isActive: boolean;
        };
        TimeSummary: {
            /** Format: uuid */
            id: string;
            /** @example What would you like to drink? */
            title: string;
            /** @enum {string} */
            type: "time";
            /**
             * @description `current` if the form still asks it, `retyped` if it has another type now.
             * @enum {string}
             */
            standing: "current" | "retyped" | "deleted";
            /** @description Responses that were asked it: answered, skipped and unreadable ones. */
            askedCount: number;
            answeredCount: number;
            skippedCount: number;
            /** @description Answers that do not fit the type they were given under. */
            unreadableCount: number;
            /** @description By the hour, from midnight on. */
            hours: number[];
        };
        /** @description The bookings of a page that are still to come. */
        UpcomingBookings: {
            /** Format: uuid */
            pageId: string;
            count: number;
            /**
             * Format: date-time
             * @description The start of the next one.
             * @example 2027-03-01T14:00:00.000Z
             */
            next: string;
        };
        /** @description The meetings that run or come next, soonest first. */
        UpNext: {
            meetings: components["schemas"]["Meeting"][];
        };
        /** @description An account. */
        User: {
            /** Format: uuid */
            id: string;
            /** @example vera@example.com */
            email: string;
            /** @example ada */
            username: string;
            termsAccepted: boolean;
        };
        /** @description One event for one endpoint. */
        WebhookDelivery: {
            /** Format: uuid */
            id: string;
            /** @description The `webhook-id` of each try. */
            eventId: string;
            type: components["schemas"]["WebhookEvent"];
            test: boolean;
            /**
             * @description `held`: its endpoint was paused or switched off before it was delivered.
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed" | "held";
            attempts: {
                /**
                 * Format: date-time
                 * @example 2027-03-01T14:00:00.000Z
                 */
                at: string;
                /** @description Null when no answer came. */
                status: number | null;
                durationMs: number;
                error: ("status" | "redirect" | "gone" | "timeout" | "refused_address" | "unreachable" | "secret") | null;
                /** @description The beginning of the answer’s body. */
                response: string;
            }[];
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            /** @description The body of each try. */
            body: {
                id: string;
                type: components["schemas"]["WebhookEvent"];
                /**
                 * Format: date-time
                 * @example 2027-03-01T14:00:00.000Z
                 */
                createdAt: string;
                data: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description An address that is told of events. */
        WebhookEndpoint: {
            /** Format: uuid */
            id: string;
            /** @example https://example.com/hooks/slotform */
            url: string;
            description: string;
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description `failed`: switched off after days of failures. `gone`: switched off by its answer 410.
             * @enum {string}
             */
            status: "active" | "paused" | "failed" | "gone";
            failingSince: string | null;
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            updatedAt: string;
        };
        WebhookEndpointWithSecret: {
            /** Format: uuid */
            id: string;
            /** @example https://example.com/hooks/slotform */
            url: string;
            description: string;
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description `failed`: switched off after days of failures. `gone`: switched off by its answer 410.
             * @enum {string}
             */
            status: "active" | "paused" | "failed" | "gone";
            failingSince: string | null;
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description Signs the deliveries; told this once.
             * @example whsec_…
             */
            secret: string;
        };
        /**
         * @example booking.created
         * @enum {string}
         */
        WebhookEvent: "booking.requested" | "booking.created" | "booking.moved" | "booking.cancelled" | "booking.declined" | "booking.no_show" | "response.created" | "response.deleted" | "form.closed" | "connection.expired";
        /** @description A program that fetches events itself. */
        WebhookListener: {
            /** Format: uuid */
            id: string;
            events: components["schemas"]["WebhookEvent"][];
            /**
             * Format: date-time
             * @description It is gone then, unless it asks before.
             * @example 2027-03-01T14:00:00.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
        };
        /** @description The body of a webhook. */
        WebhookMessage: {
            id: string;
            type: components["schemas"]["WebhookEvent"];
            /**
             * Format: date-time
             * @example 2027-03-01T14:00:00.000Z
             */
            createdAt: string;
            data: {
                [key: string]: unknown;
            };
        };
        WebhookPoll: {
            /** @description Oldest first. An event comes again until it is named in `received`. */
            events: components["schemas"]["WebhookMessage"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string;
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `booking_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `already_cancelled`, `mail_limit`, `past`, `too_late`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moveBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startTime": "2027-03-01T14:00:00.000Z",
                 *       "userTimezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    startTime: string;
                    /** Format: date-time */
                    from?: string;
                    reason?: string;
                    /** @example Europe/Berlin */
                    userTimezone?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "attendeeName": "Vera Rubin",
                     *         "attendeeEmail": "vera@example.com",
                     *         "manageUrl": "https://slots.example.com/b/…",
                     *         "status": "confirmed",
                     *         "duration": 30,
                     *         "guests": [
                     *           ""
                     *         ],
                     *         "noShow": false,
                     *         "moves": 0,
                     *         "changeableUntil": {
                     *           "cancel": "2027-03-01T14:00:00.000Z",
                     *           "move": "2027-03-01T14:00:00.000Z"
                     *         },
                     *         "history": [
                     *           {
                     *             "at": "2027-03-01T14:00:00.000Z",
                     *             "by": "attendee",
                     *             "what": "booked"
                     *           }
                     *         ]
                     *       },
                     *       "meeting": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "title": "Intro call",
                     *         "description": "",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "location": "custom",
                     *         "locationData": {},
                     *         "attendees": [
                     *           "vera@example.com"
                     *         ],
                     *         "primarySource": "platform",
                     *         "source": "platform",
                     *         "status": "confirmed",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingAndMeeting"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `booking_not_found`, `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `already_cancelled`, `changed`, `closed`, `hours`, `limit`, `mail_limit`, `moves_used`, `notice`, `past`, `taken`, `too_late`, `window`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `page_mail_limit`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `availability_unknown`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "attendeeName": "Vera Rubin",
                     *         "attendeeEmail": "vera@example.com",
                     *         "manageUrl": "https://slots.example.com/b/…",
                     *         "status": "confirmed",
                     *         "duration": 30,
                     *         "guests": [
                     *           ""
                     *         ],
                     *         "noShow": false,
                     *         "moves": 0,
                     *         "changeableUntil": {
                     *           "cancel": "2027-03-01T14:00:00.000Z",
                     *           "move": "2027-03-01T14:00:00.000Z"
                     *         },
                     *         "history": [
                     *           {
                     *             "at": "2027-03-01T14:00:00.000Z",
                     *             "by": "attendee",
                     *             "what": "booked"
                     *           }
                     *         ]
                     *       },
                     *       "meeting": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "title": "Intro call",
                     *         "description": "",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "location": "custom",
                     *         "locationData": {},
                     *         "attendees": [
                     *           "vera@example.com"
                     *         ],
                     *         "primarySource": "platform",
                     *         "source": "platform",
                     *         "status": "confirmed",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       },
                     *       "page": {
                     *         "slug": "intro",
                     *         "title": "Intro call",
                     *         "timezone": "Europe/Berlin",
                     *         "ownerName": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AttendeeBooking"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `booking_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findSlotsToMove: {
        parameters: {
            query: {
                from: string;
                to: string;
                timezone?: string;
                duration?: number;
                k?: string;
            };
            header?: never;
            path: {
                token: string;
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
                    /**
                     * @example {
                     *       "timezone": "Europe/Berlin",
                     *       "duration": 30,
                     *       "days": [
                     *         {
                     *           "date": "2027-03-01",
                     *           "slots": [
                     *             "2027-03-01T14:00:00.000Z"
                     *           ]
                     *         }
                     *       ],
                     *       "unchecked": [
                     *         "2027-03-01"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotDays"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `booking_not_found`, `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `already_cancelled`, `moves_used`, `past`, `too_late`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `availability_unknown`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCalendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example [
                     *       {
                     *         "id": "google_0b6f…",
                     *         "name": "Work",
                     *         "provider": "google",
                     *         "primary": false,
                     *         "canWrite": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Calendar"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    applyConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document": {},
                 *       "version": ""
                 *     }
                 */
                "application/json": {
                    document: components["schemas"]["Configuration"];
                    /** @default false */
                    prune?: boolean;
                    version: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "3f0c…",
                     *       "differences": [
                     *         {
                     *           "path": "pages.intro-call.availabilities",
                     *           "kind": "create"
                     *         }
                     *       ],
                     *       "effects": {
                     *         "pages": [
                     *           {
                     *             "page": "intro-call",
                     *             "hoursPerWeek": {
                     *               "before": 0,
                     *               "after": 0
                     *             },
                     *             "bookingsPerWeek": {
                     *               "before": 0,
                     *               "after": 0
                     *             },
                     *             "upcoming": 0,
                     *             "outside": {
                     *               "total": 0,
                     *               "byReason": {}
                     *             }
                     *           }
                     *         ],
                     *         "forms": [
                     *           {
                     *             "form": "feedback-x7k2pq",
                     *             "responses": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConfigurationPlan"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `read_only_calendar`, `too_deep`, `too_many_questions`, `unknown_calendar`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `changed`, `slug_taken`, `too_much_time_off`, `username_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    planConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document": {}
                 *     }
                 */
                "application/json": {
                    document: components["schemas"]["Configuration"];
                    /** @default false */
                    prune?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "3f0c…",
                     *       "differences": [
                     *         {
                     *           "path": "pages.intro-call.availabilities",
                     *           "kind": "create"
                     *         }
                     *       ],
                     *       "effects": {
                     *         "pages": [
                     *           {
                     *             "page": "intro-call",
                     *             "hoursPerWeek": {
                     *               "before": 0,
                     *               "after": 0
                     *             },
                     *             "bookingsPerWeek": {
                     *               "before": 0,
                     *               "after": 0
                     *             },
                     *             "upcoming": 0,
                     *             "outside": {
                     *               "total": 0,
                     *               "byReason": {}
                     *             }
                     *           }
                     *         ],
                     *         "forms": [
                     *           {
                     *             "form": "feedback-x7k2pq",
                     *             "responses": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConfigurationPlan"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `read_only_calendar`, `too_deep`, `too_many_questions`, `unknown_calendar`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `slug_taken`, `too_much_time_off`, `username_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "version": "3f0c…",
                     *       "document": {}
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description A hash of what the account says now. `apply` takes the one that was planned with.
                         * @example 3f0c…
                         */
                        version: string;
                        document: components["schemas"]["Configuration"];
                    };
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Vera Rubin",
                 *       "email": "vera@example.com",
                 *       "message": "I would like to know more."
                 *     }
                 */
                "application/json": {
                    fullName: string;
                    email: string;
                    message: string;
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11"
                     *     }
                     */
                    "application/json": components["schemas"]["Id"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `feed_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "kind": "full",
                     *         "pageId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "lastReadAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Feed"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "full"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind: "full" | "busy";
                    pageId?: string | null;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "kind": "full",
                     *       "pageId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "lastReadAt": "2027-03-01T14:00:00.000Z",
                     *       "url": "https://slots.example.com/feeds/….ics"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedFeed"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`, `too_many_feeds`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFileStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "state": "ready"
                     *     }
                     */
                    "application/json": components["schemas"]["FileStorage"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadFile: {
        parameters: {
            query?: {
                expires?: unknown;
                signature?: unknown;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `file_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `files_unavailable`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            302: {
                headers: {
                    /** @description A link to the file that works for five minutes, and without a key. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `file_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getResponseNeighbours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "newer": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "older": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "isSpam": false
                     *     }
                     */
                    "application/json": components["schemas"]["Neighbours"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `response_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "response": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "respondentName": "Vera Rubin",
                     *         "respondentEmail": "vera@example.com",
                     *         "data": {
                     *           "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11": "Tea"
                     *         },
                     *         "status": "new",
                     *         "note": "",
                     *         "files": [
                     *           {
                     *             "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *             "name": "cv.pdf",
                     *             "size": 0,
                     *             "type": "application/pdf",
                     *             "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *             "url": "https://meet.example.com/api/files/…"
                     *           }
                     *         ],
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       },
                     *       "form": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "title": "Intro call"
                     *       },
                     *       "questions": [
                     *         {
                     *           "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *           "title": "What would you like to drink?",
                     *           "type": "text",
                     *           "required": false,
                     *           "order": 0,
                     *           "options": [
                     *             {
                     *               "value": "tea",
                     *               "label": "Tea"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ResponseDetail"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `response_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `response_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @enum {string} */
                    status?: "new" | "done";
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "response": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "respondentName": "Vera Rubin",
                     *         "respondentEmail": "vera@example.com",
                     *         "data": {
                     *           "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11": "Tea"
                     *         },
                     *         "status": "new",
                     *         "note": "",
                     *         "files": [
                     *           {
                     *             "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *             "name": "cv.pdf",
                     *             "size": 0,
                     *             "type": "application/pdf",
                     *             "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *             "url": "https://meet.example.com/api/files/…"
                     *           }
                     *         ],
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       },
                     *       "form": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "title": "Intro call"
                     *       },
                     *       "questions": [
                     *         {
                     *           "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *           "title": "What would you like to drink?",
                     *           "type": "text",
                     *           "required": false,
                     *           "order": 0,
                     *           "options": [
                     *             {
                     *               "value": "tea",
                     *               "label": "Tea"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ResponseDetail"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `response_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    duplicateForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "slug": "feedback",
                     *       "title": "Feedback",
                     *       "description": "",
                     *       "textLanguage": "en",
                     *       "translations": {},
                     *       "isPublished": false,
                     *       "theme": {},
                     *       "closesAt": "2027-03-01T14:00:00.000Z",
                     *       "maxResponses": 0,
                     *       "closedText": "",
                     *       "thanksText": "",
                     *       "submitLabel": "",
                     *       "endings": [
                     *         {
                     *           "id": "thanks",
                     *           "title": "You are on the list",
                     *           "text": "We will write to you on Monday."
                     *         }
                     *       ],
                     *       "respondentMail": {
                     *         "on": false,
                     *         "text": "",
                     *         "withAnswers": false
                     *       },
                     *       "notify": "off",
                     *       "nextPageId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "showOnProfile": false,
                     *       "retentionDays": 365,
                     *       "questionCount": 0,
                     *       "responseCount": 0,
                     *       "newCount": 0,
                     *       "spamCount": 0,
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Form"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLogicRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example [
                     *       {
                     *         "sourceQuestionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "condition": "contains",
                     *         "value": "tea",
                     *         "actionType": "jump_to_question"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LogicRule"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveLogicRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rules": [
                 *         {
                 *           "sourceQuestionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                 *           "condition": "contains",
                 *           "value": "tea",
                 *           "actionType": "jump_to_question"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    rules: {
                        /** Format: uuid */
                        id?: string;
                        /** Format: uuid */
                        sourceQuestionId: string;
                        /** @enum {string} */
                        condition: "contains" | "not_contains" | "equals" | "not_equals";
                        value: string;
                        /** @enum {string} */
                        actionType: "jump_to_question" | "show_message" | "redirect";
                        targetQuestionId?: string | null;
                        message?: string | null;
                        redirectUrl?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "sourceQuestionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "condition": "contains",
                     *         "value": "tea",
                     *         "actionType": "jump_to_question"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LogicRule"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`, `question_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    duplicateQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "questionType": "text",
                     *       "question": "What would you like to drink?",
                     *       "description": "",
                     *       "isRequired": false,
                     *       "options": [
                     *         {
                     *           "value": "tea",
                     *           "label": "Tea"
                     *         }
                     *       ],
                     *       "settings": {},
                     *       "validation": {},
                     *       "order": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `too_many_questions`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`, `question_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`, `question_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    question?: string;
                    description?: string;
                    translations?: {
                        [key: string]: {
                            question?: string;
                            description?: string;
                            statement?: string;
                            fromLabel?: string;
                            toLabel?: string;
                            message?: string;
                        };
                    };
                    isRequired?: boolean;
                    options?: {
                        value?: string;
                        label: string;
                        translations?: {
                            [key: string]: string;
                        };
                    }[];
                    settings?: {
                        statement?: string;
                        from?: number;
                        to?: number;
                        fromLabel?: string;
                        toLabel?: string;
                        rows?: {
                            value?: string;
                            label: string;
                            translations?: {
                                [key: string]: string;
                            };
                        }[];
                        columns?: {
                            value?: string;
                            label: string;
                            translations?: {
                                [key: string]: string;
                            };
                        }[];
                        name?: string;
                        other?: boolean;
                        kinds?: ("image" | "pdf" | "document" | "spreadsheet" | "presentation" | "text" | "audio" | "video" | "archive")[];
                        max?: number;
                    };
                    validation?: {
                        min?: number | string;
                        max?: number | string;
                        minLength?: number;
                        maxLength?: number;
                        pattern?: string;
                        message?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "questionType": "text",
                     *       "question": "What would you like to drink?",
                     *       "description": "",
                     *       "isRequired": false,
                     *       "options": [
                     *         {
                     *           "value": "tea",
                     *           "label": "Tea"
                     *         }
                     *       ],
                     *       "settings": {},
                     *       "validation": {},
                     *       "order": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`, `question_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    orderQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "questionType": "text",
                     *         "question": "What would you like to drink?",
                     *         "description": "",
                     *         "isRequired": false,
                     *         "options": [
                     *           {
                     *             "value": "tea",
                     *             "label": "Tea"
                     *           }
                     *         ],
                     *         "settings": {},
                     *         "validation": {},
                     *         "order": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Question"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`, `question_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "questionType": "text",
                     *         "question": "What would you like to drink?",
                     *         "description": "",
                     *         "isRequired": false,
                     *         "options": [
                     *           {
                     *             "value": "tea",
                     *             "label": "Tea"
                     *           }
                     *         ],
                     *         "settings": {},
                     *         "validation": {},
                     *         "order": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Question"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "What would you like to drink?",
                 *       "questionType": "text"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    id?: string;
                    question: string;
                    /** @default  */
                    description?: string;
                    translations?: {
                        [key: string]: {
                            question?: string;
                            description?: string;
                            statement?: string;
                            fromLabel?: string;
                            toLabel?: string;
                            message?: string;
                        };
                    };
                    /** @default true */
                    isRequired?: boolean;
                    options?: {
                        value?: string;
                        label: string;
                        translations?: {
                            [key: string]: string;
                        };
                    }[];
                    settings?: {
                        statement?: string;
                        from?: number;
                        to?: number;
                        fromLabel?: string;
                        toLabel?: string;
                        rows?: {
                            value?: string;
                            label: string;
                            translations?: {
                                [key: string]: string;
                            };
                        }[];
                        columns?: {
                            value?: string;
                            label: string;
                            translations?: {
                                [key: string]: string;
                            };
                        }[];
                        name?: string;
                        other?: boolean;
                        kinds?: ("image" | "pdf" | "document" | "spreadsheet" | "presentation" | "text" | "audio" | "video" | "archive")[];
                        max?: number;
                    };
                    /** @default {} */
                    validation?: {
                        min?: number | string;
                        max?: number | string;
                        minLength?: number;
                        maxLength?: number;
                        pattern?: string;
                        message?: string;
                    } & {
                        [key: string]: unknown;
                    };
                    /** @enum {string} */
                    questionType: "text" | "email" | "number" | "select" | "multiselect" | "rating" | "paragraph" | "date" | "time" | "phone" | "url" | "yes_no" | "consent" | "scale" | "ranking" | "matrix" | "address" | "file" | "hidden" | "heading" | "page_break";
                    order?: number;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "questionType": "text",
                     *       "question": "What would you like to drink?",
                     *       "description": "",
                     *       "isRequired": false,
                     *       "options": [
                     *         {
                     *           "value": "tea",
                     *           "label": "Tea"
                     *         }
                     *       ],
                     *       "settings": {},
                     *       "validation": {},
                     *       "order": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`, `too_many_questions`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteResponses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`, `response_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAskedQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "title": "What would you like to drink?",
                     *         "type": "text",
                     *         "required": false,
                     *         "order": 0,
                     *         "options": [
                     *           {
                     *             "value": "tea",
                     *             "label": "Tea"
                     *           }
                     *         ],
                     *         "isDeleted": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AskedQuestion"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    restoreResponses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`, `response_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listResponses: {
        parameters: {
            query?: {
                page?: string;
                size?: string;
                after?: string;
                q?: string;
                from?: string;
                to?: string;
                status?: "new" | "done";
                answers?: string;
                updatedSince?: string;
                spam?: "0" | "1";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description The number of the next page; missing on the last one. */
                    "X-Next-Page"?: string;
                    /** @description The `after` of the next page; missing on the last one. */
                    "X-Next-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "respondentName": "Vera Rubin",
                     *         "respondentEmail": "vera@example.com",
                     *         "data": {
                     *           "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11": "Tea"
                     *         },
                     *         "status": "new",
                     *         "note": "",
                     *         "files": [
                     *           {
                     *             "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *             "name": "cv.pdf",
                     *             "size": 0,
                     *             "type": "application/pdf",
                     *             "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *             "url": "https://meet.example.com/api/files/…"
                     *           }
                     *         ],
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FormResponse"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `busy`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markSpam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`, `response_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setStatusOfResponses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "new"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "new" | "done";
                    ids?: string[];
                    filter?: {
                        q?: string;
                        /** Format: date-time */
                        from?: string;
                        /** Format: date-time */
                        to?: string;
                        /** @enum {string} */
                        status?: "new" | "done";
                        answers?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ChangedCount"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`, `response_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `busy`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    summarizeResponses: {
        parameters: {
            query?: {
                q?: string;
                from?: string;
                to?: string;
                status?: "new" | "done";
                answers?: string;
                timezone?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "responseCount": 0,
                     *       "timeline": {
                     *         "unit": "day",
                     *         "points": [
                     *           {
                     *             "date": "2027-03-01",
                     *             "count": 0
                     *           }
                     *         ]
                     *       },
                     *       "questions": [
                     *         {
                     *           "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *           "title": "What would you like to drink?",
                     *           "type": "select",
                     *           "standing": "current",
                     *           "askedCount": 0,
                     *           "answeredCount": 0,
                     *           "skippedCount": 0,
                     *           "unreadableCount": 0,
                     *           "choices": [
                     *             {
                     *               "value": "tea",
                     *               "label": "",
                     *               "count": 0,
                     *               "isOffered": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "unplacedCount": 0
                     *     }
                     */
                    "application/json": components["schemas"]["FormSummary"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `busy`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "slug": "feedback",
                     *       "title": "Feedback",
                     *       "description": "",
                     *       "textLanguage": "en",
                     *       "translations": {},
                     *       "isPublished": false,
                     *       "theme": {},
                     *       "closesAt": "2027-03-01T14:00:00.000Z",
                     *       "maxResponses": 0,
                     *       "closedText": "",
                     *       "thanksText": "",
                     *       "submitLabel": "",
                     *       "endings": [
                     *         {
                     *           "id": "thanks",
                     *           "title": "You are on the list",
                     *           "text": "We will write to you on Monday."
                     *         }
                     *       ],
                     *       "respondentMail": {
                     *         "on": false,
                     *         "text": "",
                     *         "withAnswers": false
                     *       },
                     *       "notify": "off",
                     *       "nextPageId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "showOnProfile": false,
                     *       "retentionDays": 365,
                     *       "questionCount": 0,
                     *       "responseCount": 0,
                     *       "newCount": 0,
                     *       "spamCount": 0,
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Form"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    title?: string;
                    description?: string;
                    textLanguage?: ("en" | "de" | "fr" | "es" | "pt-BR" | "it" | "tr" | "pl" | "ja" | "ar") | null;
                    translations?: {
                        [key: string]: {
                            title?: string;
                            description?: string;
                            thanksText?: string;
                            submitLabel?: string;
                            closedText?: string;
                        };
                    };
                    isPublished?: boolean;
                    theme?: {
                        accent?: string;
                    };
                    retentionDays?: number | null;
                    closesAt?: string | null;
                    maxResponses?: number | null;
                    thanksText?: string;
                    submitLabel?: string;
                    closedText?: string;
                    endings?: {
                        id?: string;
                        /** @default  */
                        title?: string;
                        /** @default  */
                        text?: string;
                        translations?: {
                            [key: string]: {
                                title?: string;
                                text?: string;
                            };
                        };
                        redirectUrl?: string | null;
                    }[];
                    respondentMail?: {
                        on: boolean;
                        /** @default  */
                        text?: string;
                        /** @default false */
                        withAnswers?: boolean;
                        translations?: {
                            [key: string]: string;
                        };
                    };
                    /** @enum {string} */
                    notify?: "off" | "each" | "daily";
                    nextPageId?: string | null;
                    showOnProfile?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "slug": "feedback",
                     *       "title": "Feedback",
                     *       "description": "",
                     *       "textLanguage": "en",
                     *       "translations": {},
                     *       "isPublished": false,
                     *       "theme": {},
                     *       "closesAt": "2027-03-01T14:00:00.000Z",
                     *       "maxResponses": 0,
                     *       "closedText": "",
                     *       "thanksText": "",
                     *       "submitLabel": "",
                     *       "endings": [
                     *         {
                     *           "id": "thanks",
                     *           "title": "You are on the list",
                     *           "text": "We will write to you on Monday."
                     *         }
                     *       ],
                     *       "respondentMail": {
                     *         "on": false,
                     *         "text": "",
                     *         "withAnswers": false
                     *       },
                     *       "notify": "off",
                     *       "nextPageId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "showOnProfile": false,
                     *       "retentionDays": 365,
                     *       "questionCount": 0,
                     *       "responseCount": 0,
                     *       "newCount": 0,
                     *       "spamCount": 0,
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Form"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `slug_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example [
                     *       {
                     *         "match": "all",
                     *         "conditions": [
                     *           {
                     *             "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *             "operator": "contains"
                     *           }
                     *         ],
                     *         "actions": [
                     *           {
                     *             "type": "jump",
                     *             "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Rule"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rules": [
                 *         {
                 *           "conditions": [
                 *             {
                 *               "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                 *               "operator": "contains"
                 *             }
                 *           ],
                 *           "actions": [
                 *             {
                 *               "type": "jump",
                 *               "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    rules: {
                        /** Format: uuid */
                        id?: string;
                        /**
                         * @default all
                         * @enum {string}
                         */
                        match?: "all" | "any";
                        conditions: {
                            /** Format: uuid */
                            questionId: string;
                            /** @enum {string} */
                            operator: "contains" | "not_contains" | "equals" | "not_equals" | "starts_with" | "lt" | "lte" | "gt" | "gte" | "before" | "after" | "answered" | "not_answered";
                            value?: string | null;
                        }[];
                        actions: ({
                            /** @enum {string} */
                            type: "jump" | "show" | "hide" | "require";
                            /** Format: uuid */
                            questionId: string;
                        } | {
                            /** @constant */
                            type: "message";
                            text: string;
                            translations?: {
                                [key: string]: string;
                            };
                        } | {
                            /** @constant */
                            type: "redirect";
                            url: string;
                        } | {
                            /** @constant */
                            type: "end";
                            endingId: string;
                        })[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "match": "all",
                     *         "conditions": [
                     *           {
                     *             "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *             "operator": "contains"
                     *           }
                     *         ],
                     *         "actions": [
                     *           {
                     *             "type": "jump",
                     *             "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Rule"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listForms: {
        parameters: {
            query?: {
                updatedSince?: string;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "slug": "feedback",
                     *         "title": "Feedback",
                     *         "description": "",
                     *         "textLanguage": "en",
                     *         "translations": {},
                     *         "isPublished": false,
                     *         "theme": {},
                     *         "closesAt": "2027-03-01T14:00:00.000Z",
                     *         "maxResponses": 0,
                     *         "closedText": "",
                     *         "thanksText": "",
                     *         "submitLabel": "",
                     *         "endings": [
                     *           {
                     *             "id": "thanks",
                     *             "title": "You are on the list",
                     *             "text": "We will write to you on Monday."
                     *           }
                     *         ],
                     *         "respondentMail": {
                     *           "on": false,
                     *           "text": "",
                     *           "withAnswers": false
                     *         },
                     *         "notify": "off",
                     *         "nextPageId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "showOnProfile": false,
                     *         "retentionDays": 365,
                     *         "questionCount": 0,
                     *         "responseCount": 0,
                     *         "newCount": 0,
                     *         "spamCount": 0,
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Form"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Intro call"
                 *     }
                 */
                "application/json": {
                    title: string;
                    /** @default  */
                    description?: string;
                    /** @default null */
                    textLanguage?: ("en" | "de" | "fr" | "es" | "pt-BR" | "it" | "tr" | "pl" | "ja" | "ar") | null;
                    translations?: {
                        [key: string]: {
                            title?: string;
                            description?: string;
                            thanksText?: string;
                            submitLabel?: string;
                            closedText?: string;
                        };
                    };
                    /** @default false */
                    isPublished?: boolean;
                    /** @default {} */
                    theme?: {
                        accent?: string;
                    };
                    /** @default null */
                    retentionDays?: number | null;
                    /** @enum {string} */
                    template?: "contact" | "feedback" | "recommend" | "event" | "job" | "intake" | "order" | "rsvp" | "course" | "bug" | "onboarding" | "office_hours";
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "slug": "feedback",
                     *       "title": "Feedback",
                     *       "description": "",
                     *       "textLanguage": "en",
                     *       "translations": {},
                     *       "isPublished": false,
                     *       "theme": {},
                     *       "closesAt": "2027-03-01T14:00:00.000Z",
                     *       "maxResponses": 0,
                     *       "closedText": "",
                     *       "thanksText": "",
                     *       "submitLabel": "",
                     *       "endings": [
                     *         {
                     *           "id": "thanks",
                     *           "title": "You are on the list",
                     *           "text": "We will write to you on Monday."
                     *         }
                     *       ],
                     *       "respondentMail": {
                     *         "on": false,
                     *         "text": "",
                     *         "withAnswers": false
                     *       },
                     *       "notify": "off",
                     *       "nextPageId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "showOnProfile": false,
                     *       "retentionDays": 365,
                     *       "questionCount": 0,
                     *       "responseCount": 0,
                     *       "newCount": 0,
                     *       "spamCount": 0,
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Form"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`, `too_many_questions`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    leaveBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such thing, or it is not yours. Codes: `booking_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `already_cancelled`, `past`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getGuestBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
                    /**
                     * @example {
                     *       "title": "Intro call",
                     *       "titleLang": "en",
                     *       "startTime": "2027-03-01T14:00:00.000Z",
                     *       "endTime": "2027-03-01T14:00:00.000Z",
                     *       "ownerName": "Ada Lovelace",
                     *       "timezone": "Europe/Berlin",
                     *       "guest": "vera@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["GuestBooking"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `booking_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listHolidayRegions: {
        parameters: {
            query?: {
                language?: "en" | "de" | "fr" | "es" | "pt-BR" | "it" | "tr" | "pl" | "ja" | "ar";
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example [
                     *       {
                     *         "country": "DE",
                     *         "name": "Germany",
                     *         "regions": [
                     *           {
                     *             "code": "BW",
                     *             "name": "Baden-Württemberg"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["HolidayCountry"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listHolidays: {
        parameters: {
            query: {
                country: string;
                region?: string | null;
                year: string;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example [
                     *       {
                     *         "date": "2027-03-01",
                     *         "name": "New Year’s Day",
                     *         "type": "public"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Holiday"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `integration_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    connectCaldav: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ada",
                 *       "password": "secret"
                 *     }
                 */
                "application/json": {
                    /**
                     * @default other
                     * @enum {string}
                     */
                    service?: "icloud" | "fastmail" | "nextcloud" | "other";
                    /** @default  */
                    serverUrl?: string;
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "type": "google_calendar",
                     *       "account": "vera@example.com",
                     *       "expiresAt": "2027-03-01T14:00:00.000Z",
                     *       "status": "connected",
                     *       "lastUsedAt": "2027-03-01T14:00:00.000Z",
                     *       "createdAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Integration"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    connectIcs: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/slotform"
                 *     }
                 */
                "application/json": {
                    url: string;
                    /** @default  */
                    name?: string;
                    /** Format: uuid */
                    renew?: string;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "type": "google_calendar",
                     *       "account": "vera@example.com",
                     *       "expiresAt": "2027-03-01T14:00:00.000Z",
                     *       "status": "connected",
                     *       "lastUsedAt": "2027-03-01T14:00:00.000Z",
                     *       "createdAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Integration"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listIntegrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "type": "google_calendar",
                     *         "account": "vera@example.com",
                     *         "expiresAt": "2027-03-01T14:00:00.000Z",
                     *         "status": "connected",
                     *         "lastUsedAt": "2027-03-01T14:00:00.000Z",
                     *         "createdAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Integration"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMeetingAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "answers": {
                     *         "response": {
                     *           "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *           "respondentName": "Vera Rubin",
                     *           "respondentEmail": "vera@example.com",
                     *           "data": {
                     *             "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11": "Tea"
                     *           },
                     *           "status": "new",
                     *           "note": "",
                     *           "files": [
                     *             {
                     *               "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *               "name": "cv.pdf",
                     *               "size": 0,
                     *               "type": "application/pdf",
                     *               "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *               "url": "https://meet.example.com/api/files/…"
                     *             }
                     *           ],
                     *           "createdAt": "2027-03-01T14:00:00.000Z",
                     *           "updatedAt": "2027-03-01T14:00:00.000Z"
                     *         },
                     *         "form": {
                     *           "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *           "title": "Intro call"
                     *         },
                     *         "questions": [
                     *           {
                     *             "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *             "title": "What would you like to drink?",
                     *             "type": "text",
                     *             "required": false,
                     *             "order": 0,
                     *             "options": [
                     *               {
                     *                 "value": "tea",
                     *                 "label": "Tea"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description Null if nothing was asked. */
                        answers: components["schemas"]["ResponseDetail"] | null;
                        /** @description Where the page asked questions of its own: answers to the form from which the guest came. */
                        earlier?: components["schemas"]["ResponseDetail"][];
                    };
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    approveMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "attendeeName": "Vera Rubin",
                     *         "attendeeEmail": "vera@example.com",
                     *         "manageUrl": "https://slots.example.com/b/…",
                     *         "status": "confirmed",
                     *         "duration": 30,
                     *         "guests": [
                     *           ""
                     *         ],
                     *         "noShow": false,
                     *         "moves": 0,
                     *         "changeableUntil": {
                     *           "cancel": "2027-03-01T14:00:00.000Z",
                     *           "move": "2027-03-01T14:00:00.000Z"
                     *         },
                     *         "history": [
                     *           {
                     *             "at": "2027-03-01T14:00:00.000Z",
                     *             "by": "attendee",
                     *             "what": "booked"
                     *           }
                     *         ]
                     *       },
                     *       "meeting": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "title": "Intro call",
                     *         "description": "",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "location": "custom",
                     *         "locationData": {},
                     *         "attendees": [
                     *           "vera@example.com"
                     *         ],
                     *         "primarySource": "platform",
                     *         "source": "platform",
                     *         "status": "confirmed",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingAndMeeting"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `not_a_booking`, `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `mail_limit`, `not_pending`, `past`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideCalendarChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "cancel"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "cancel" | "restore" | "keep";
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `already_cancelled`, `closed`, `hours`, `limit`, `nothing_to_decide`, `notice`, `past`, `taken`, `window`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string;
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "title": "Intro call",
                     *       "description": "",
                     *       "startTime": "2027-03-01T14:00:00.000Z",
                     *       "endTime": "2027-03-01T14:00:00.000Z",
                     *       "location": "custom",
                     *       "locationData": {},
                     *       "attendees": [
                     *         "vera@example.com"
                     *       ],
                     *       "primarySource": "platform",
                     *       "source": "platform",
                     *       "status": "confirmed",
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `not_a_booking`, `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `already_cancelled`, `mail_limit`, `past`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    declineMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "attendeeName": "Vera Rubin",
                     *         "attendeeEmail": "vera@example.com",
                     *         "manageUrl": "https://slots.example.com/b/…",
                     *         "status": "confirmed",
                     *         "duration": 30,
                     *         "guests": [
                     *           ""
                     *         ],
                     *         "noShow": false,
                     *         "moves": 0,
                     *         "changeableUntil": {
                     *           "cancel": "2027-03-01T14:00:00.000Z",
                     *           "move": "2027-03-01T14:00:00.000Z"
                     *         },
                     *         "history": [
                     *           {
                     *             "at": "2027-03-01T14:00:00.000Z",
                     *             "by": "attendee",
                     *             "what": "booked"
                     *           }
                     *         ]
                     *       },
                     *       "meeting": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "title": "Intro call",
                     *         "description": "",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "location": "custom",
                     *         "locationData": {},
                     *         "attendees": [
                     *           "vera@example.com"
                     *         ],
                     *         "primarySource": "platform",
                     *         "source": "platform",
                     *         "status": "confirmed",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingAndMeeting"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `not_a_booking`, `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `mail_limit`, `not_pending`, `past`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMeetingHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example [
                     *       {
                     *         "at": "2027-03-01T14:00:00.000Z",
                     *         "by": "attendee",
                     *         "what": "booked"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moveMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startTime": "2027-03-01T14:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    startTime: string;
                    /** Format: date-time */
                    from?: string;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "attendeeName": "Vera Rubin",
                     *         "attendeeEmail": "vera@example.com",
                     *         "manageUrl": "https://slots.example.com/b/…",
                     *         "status": "confirmed",
                     *         "duration": 30,
                     *         "guests": [
                     *           ""
                     *         ],
                     *         "noShow": false,
                     *         "moves": 0,
                     *         "changeableUntil": {
                     *           "cancel": "2027-03-01T14:00:00.000Z",
                     *           "move": "2027-03-01T14:00:00.000Z"
                     *         },
                     *         "history": [
                     *           {
                     *             "at": "2027-03-01T14:00:00.000Z",
                     *             "by": "attendee",
                     *             "what": "booked"
                     *           }
                     *         ]
                     *       },
                     *       "meeting": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "title": "Intro call",
                     *         "description": "",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "location": "custom",
                     *         "locationData": {},
                     *         "attendees": [
                     *           "vera@example.com"
                     *         ],
                     *         "primarySource": "platform",
                     *         "source": "platform",
                     *         "status": "confirmed",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingAndMeeting"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `not_a_booking`, `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `already_cancelled`, `changed`, `closed`, `hours`, `limit`, `mail_limit`, `notice`, `past`, `taken`, `window`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markNoShow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "noShow": false
                 *     }
                 */
                "application/json": {
                    noShow: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "attendeeName": "Vera Rubin",
                     *         "attendeeEmail": "vera@example.com",
                     *         "manageUrl": "https://slots.example.com/b/…",
                     *         "status": "confirmed",
                     *         "duration": 30,
                     *         "guests": [
                     *           ""
                     *         ],
                     *         "noShow": false,
                     *         "moves": 0,
                     *         "changeableUntil": {
                     *           "cancel": "2027-03-01T14:00:00.000Z",
                     *           "move": "2027-03-01T14:00:00.000Z"
                     *         },
                     *         "history": [
                     *           {
                     *             "at": "2027-03-01T14:00:00.000Z",
                     *             "by": "attendee",
                     *             "what": "booked"
                     *           }
                     *         ]
                     *       },
                     *       "meeting": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "title": "Intro call",
                     *         "description": "",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "location": "custom",
                     *         "locationData": {},
                     *         "attendees": [
                     *           "vera@example.com"
                     *         ],
                     *         "primarySource": "platform",
                     *         "source": "platform",
                     *         "status": "confirmed",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingAndMeeting"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `not_a_booking`, `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `not_confirmed`, `not_started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    retryMeetingMails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "title": "Intro call",
                     *       "description": "",
                     *       "startTime": "2027-03-01T14:00:00.000Z",
                     *       "endTime": "2027-03-01T14:00:00.000Z",
                     *       "location": "custom",
                     *       "locationData": {},
                     *       "attendees": [
                     *         "vera@example.com"
                     *       ],
                     *       "primarySource": "platform",
                     *       "source": "platform",
                     *       "status": "confirmed",
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MeetingDetail"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Intro call",
                 *       "startTime": "2027-03-01T14:00:00.000Z",
                 *       "endTime": "2027-03-01T14:30:00.000Z",
                 *       "location": "custom"
                 *     }
                 */
                "application/json": {
                    title: string;
                    description?: string;
                    /** Format: date-time */
                    startTime: string;
                    /** Format: date-time */
                    endTime: string;
                    /** @enum {string} */
                    location: "custom" | "google_meet" | "teams" | "zoom";
                    locationData?: {
                        customLocation?: string;
                        meetLink?: string;
                        password?: string;
                    };
                    attendees?: string[] | string;
                    /** @default false */
                    notifyAttendees?: boolean;
                    defaultCalendars?: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "title": "Intro call",
                     *       "description": "",
                     *       "startTime": "2027-03-01T14:00:00.000Z",
                     *       "endTime": "2027-03-01T14:00:00.000Z",
                     *       "location": "custom",
                     *       "locationData": {},
                     *       "attendees": [
                     *         "vera@example.com"
                     *       ],
                     *       "primarySource": "platform",
                     *       "source": "platform",
                     *       "status": "confirmed",
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`, `unknown_calendar`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `not_your_meeting`, `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `mail_limit`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteMeeting: {
        parameters: {
            query?: {
                notifyAttendees?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `not_your_meeting`, `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `meeting_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `mail_limit`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMeetings: {
        parameters: {
            query?: {
                after?: string;
                limit?: string;
                page?: string;
                from?: string;
                to?: string;
                source?: ("platform" | "time_slot" | "google" | "outlook") | ("platform" | "time_slot" | "google" | "outlook")[];
                status?: ("pending" | "confirmed" | "cancelled") | ("pending" | "confirmed" | "cancelled")[];
                q?: string;
                updatedSince?: string;
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "meetings": [
                     *         {
                     *           "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *           "title": "Intro call",
                     *           "description": "",
                     *           "startTime": "2027-03-01T14:00:00.000Z",
                     *           "endTime": "2027-03-01T14:00:00.000Z",
                     *           "location": "custom",
                     *           "locationData": {},
                     *           "attendees": [
                     *             "vera@example.com"
                     *           ],
                     *           "primarySource": "platform",
                     *           "source": "platform",
                     *           "status": "confirmed",
                     *           "createdAt": "2027-03-01T14:00:00.000Z",
                     *           "updatedAt": "2027-03-01T14:00:00.000Z",
                     *           "undeliveredMails": 0
                     *         }
                     *       ],
                     *       "nextPage": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["MeetingPage"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `busy`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNextMeetings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "meetings": [
                     *         {
                     *           "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *           "title": "Intro call",
                     *           "description": "",
                     *           "startTime": "2027-03-01T14:00:00.000Z",
                     *           "endTime": "2027-03-01T14:00:00.000Z",
                     *           "location": "custom",
                     *           "locationData": {},
                     *           "attendees": [
                     *             "vera@example.com"
                     *           ],
                     *           "primarySource": "platform",
                     *           "source": "platform",
                     *           "status": "confirmed",
                     *           "createdAt": "2027-03-01T14:00:00.000Z",
                     *           "updatedAt": "2027-03-01T14:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UpNext"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "open": 0
                     *     }
                     */
                    "application/json": {
                        /** @description Requests that wait for approval. */
                        open: number;
                    };
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Intro call",
                 *       "startTime": "2027-03-01T14:00:00.000Z",
                 *       "endTime": "2027-03-01T14:30:00.000Z",
                 *       "location": "custom"
                 *     }
                 */
                "application/json": {
                    title: string;
                    /** @default  */
                    description?: string;
                    /** Format: date-time */
                    startTime: string;
                    /** Format: date-time */
                    endTime: string;
                    /** @enum {string} */
                    location: "custom" | "google_meet" | "teams" | "zoom";
                    /** @default {} */
                    locationData?: {
                        customLocation?: string;
                        meetLink?: string;
                        password?: string;
                    };
                    attendees?: string[] | string;
                    /** @default false */
                    notifyAttendees?: boolean;
                    defaultCalendars?: string[];
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "title": "Intro call",
                     *       "description": "",
                     *       "startTime": "2027-03-01T14:00:00.000Z",
                     *       "endTime": "2027-03-01T14:00:00.000Z",
                     *       "location": "custom",
                     *       "locationData": {},
                     *       "attendees": [
                     *         "vera@example.com"
                     *       ],
                     *       "primarySource": "platform",
                     *       "source": "platform",
                     *       "status": "confirmed",
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`, `unknown_calendar`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`, `mail_limit`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example [
                     *       {
                     *         "id": "google",
                     *         "configured": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Provider"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header: {
                /** @description The name of the file, URI-encoded. Of a path the last part is kept. */
                "X-File-Name": string;
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "name": "cv.pdf",
                     *       "size": 0,
                     *       "type": "application/pdf"
                     *     }
                     */
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            /** @description The body or the query is wrong. Codes: `file_empty`, `file_incomplete`, `file_name`, `file_refused`, `invalid_input`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_published`, `question_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `form_closed`, `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `file_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `files_unavailable`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
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
                    /**
                     * @example {
                     *       "title": "Feedback",
                     *       "description": "",
                     *       "questions": [
                     *         {
                     *           "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *           "questionType": "text",
                     *           "question": "What would you like to drink?",
                     *           "description": "",
                     *           "isRequired": false,
                     *           "options": [
                     *             {
                     *               "value": "tea",
                     *               "label": "Tea"
                     *             }
                     *           ],
                     *           "settings": {},
                     *           "validation": {},
                     *           "order": 0
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "match": "all",
                     *           "conditions": [
                     *             {
                     *               "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *               "operator": "contains"
                     *             }
                     *           ],
                     *           "actions": [
                     *             {
                     *               "type": "jump",
                     *               "questionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "logicRules": [
                     *         {
                     *           "sourceQuestionId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *           "condition": "contains",
                     *           "value": "tea",
                     *           "actionType": "jump_to_question"
                     *         }
                     *       ],
                     *       "theme": {},
                     *       "closed": {
                     *         "text": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PublicForm"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`, `form_not_published`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    submitForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "responses": {}
                 *     }
                 */
                "application/json": {
                    responses: unknown;
                    respondentName?: "" | null | string;
                    respondentEmail?: "" | null | string;
                    booking?: string | {
                        /** Format: date-time */
                        startTime: string;
                        duration?: number;
                        /**
                         * @default UTC
                         * @example Europe/Berlin
                         */
                        userTimezone?: string;
                        /** @enum {string} */
                        userTimeFormat?: "24h" | "12h";
                        language?: unknown;
                        guests?: string[];
                        emailCode?: string;
                    };
                    website?: string;
                    elapsedMs?: number;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11"
                     *     }
                     */
                    "application/json": components["schemas"]["Submitted"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `form_not_found`, `form_not_published`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `form_closed`, `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `picture_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    bookSlot: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attendeeName": "Vera Rubin",
                 *       "attendeeEmail": "vera@example.com",
                 *       "startTime": "2027-03-01T14:00:00.000Z",
                 *       "userTimezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": {
                    attendeeName: string;
                    attendeeEmail: string;
                    /** Format: date-time */
                    startTime: string;
                    duration?: number;
                    /**
                     * @default UTC
                     * @example Europe/Berlin
                     */
                    userTimezone?: string;
                    /** @enum {string} */
                    userTimeFormat?: "24h" | "12h";
                    language?: unknown;
                    responses?: unknown;
                    guests?: string[];
                    emailCode?: string;
                    k?: string;
                    response?: unknown;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "attendeeName": "Vera Rubin",
                     *         "attendeeEmail": "vera@example.com",
                     *         "manageUrl": "https://slots.example.com/b/…",
                     *         "status": "confirmed",
                     *         "duration": 30,
                     *         "guests": [
                     *           ""
                     *         ],
                     *         "noShow": false,
                     *         "moves": 0,
                     *         "changeableUntil": {
                     *           "cancel": "2027-03-01T14:00:00.000Z",
                     *           "move": "2027-03-01T14:00:00.000Z"
                     *         },
                     *         "history": [
                     *           {
                     *             "at": "2027-03-01T14:00:00.000Z",
                     *             "by": "attendee",
                     *             "what": "booked"
                     *           }
                     *         ]
                     *       },
                     *       "meeting": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "title": "Intro call",
                     *         "description": "",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "location": "custom",
                     *         "locationData": {},
                     *         "attendees": [
                     *           "vera@example.com"
                     *         ],
                     *         "primarySource": "platform",
                     *         "source": "platform",
                     *         "status": "confirmed",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingAndMeeting"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`, `unknown_duration`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `email_check`, `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `closed`, `form_closed`, `hours`, `key_reused`, `limit`, `mail_limit`, `notice`, `past`, `taken`, `window`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `page_mail_limit`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `availability_unknown`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    bookSlotAsVisitor: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attendeeName": "Vera Rubin",
                 *       "attendeeEmail": "vera@example.com",
                 *       "startTime": "2027-03-01T14:00:00.000Z",
                 *       "userTimezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": {
                    attendeeName: string;
                    attendeeEmail: string;
                    /** Format: date-time */
                    startTime: string;
                    duration?: number;
                    /**
                     * @default UTC
                     * @example Europe/Berlin
                     */
                    userTimezone?: string;
                    /** @enum {string} */
                    userTimeFormat?: "24h" | "12h";
                    language?: unknown;
                    responses?: unknown;
                    guests?: string[];
                    emailCode?: string;
                    k?: string;
                    response?: unknown;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "booking": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "attendeeName": "Vera Rubin",
                     *         "attendeeEmail": "vera@example.com",
                     *         "manageUrl": "https://slots.example.com/b/…",
                     *         "status": "confirmed",
                     *         "duration": 30,
                     *         "guests": [
                     *           ""
                     *         ],
                     *         "noShow": false,
                     *         "moves": 0,
                     *         "changeableUntil": {
                     *           "cancel": "2027-03-01T14:00:00.000Z",
                     *           "move": "2027-03-01T14:00:00.000Z"
                     *         },
                     *         "history": [
                     *           {
                     *             "at": "2027-03-01T14:00:00.000Z",
                     *             "by": "attendee",
                     *             "what": "booked"
                     *           }
                     *         ]
                     *       },
                     *       "meeting": {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "title": "Intro call",
                     *         "description": "",
                     *         "startTime": "2027-03-01T14:00:00.000Z",
                     *         "endTime": "2027-03-01T14:00:00.000Z",
                     *         "location": "custom",
                     *         "locationData": {},
                     *         "attendees": [
                     *           "vera@example.com"
                     *         ],
                     *         "primarySource": "platform",
                     *         "source": "platform",
                     *         "status": "confirmed",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingAndMeeting"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`, `unknown_duration`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `email_check`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `closed`, `form_closed`, `hours`, `key_reused`, `limit`, `mail_limit`, `notice`, `past`, `taken`, `window`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `page_mail_limit`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `availability_unknown`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConflicts: {
        parameters: {
            query: {
                date: string;
                k?: string;
            };
            header?: never;
            path: {
                slug: string;
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
                    /**
                     * @example [
                     *       {
                     *         "start": "2027-03-01T14:00:00.000Z",
                     *         "end": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BusyInterval"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `availability_unknown`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConflictsAsVisitor: {
        parameters: {
            query: {
                date: string;
                k?: string;
            };
            header?: never;
            path: {
                slug: string;
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
                    /**
                     * @example [
                     *       {
                     *         "start": "2027-03-01T14:00:00.000Z",
                     *         "end": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BusyInterval"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `availability_unknown`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "vera@example.com"
                 *     }
                 */
                "application/json": {
                    email: string;
                    language?: unknown;
                    k?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sent": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        sent: true;
                    };
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `mail_limit`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `page_mail_limit`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `email_not_sent`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendEmailCodeAsVisitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "vera@example.com"
                 *     }
                 */
                "application/json": {
                    email: string;
                    language?: unknown;
                    k?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sent": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        sent: true;
                    };
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `mail_limit`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`, `page_mail_limit`, `recipient_mail_limit`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `email_not_sent`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadBookingFile: {
        parameters: {
            query?: {
                k?: string;
            };
            header: {
                /** @description The name of the file, URI-encoded. Of a path the last part is kept. */
                "X-File-Name": string;
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "name": "cv.pdf",
                     *       "size": 0,
                     *       "type": "application/pdf"
                     *     }
                     */
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            /** @description The body or the query is wrong. Codes: `file_empty`, `file_incomplete`, `file_name`, `file_refused`, `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`, `question_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `file_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `files_unavailable`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadBookingFileAsVisitor: {
        parameters: {
            query?: {
                k?: string;
            };
            header: {
                /** @description The name of the file, URI-encoded. Of a path the last part is kept. */
                "X-File-Name": string;
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "name": "cv.pdf",
                     *       "size": 0,
                     *       "type": "application/pdf"
                     *     }
                     */
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            /** @description The body or the query is wrong. Codes: `file_empty`, `file_incomplete`, `file_name`, `file_refused`, `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`, `question_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `file_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `files_unavailable`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSchedule: {
        parameters: {
            query?: {
                k?: string;
            };
            header?: never;
            path: {
                slug: string;
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
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "slug": "intro",
                     *       "title": "Intro call",
                     *       "description": "",
                     *       "duration": 30,
                     *       "location": "custom",
                     *       "customLocation": "",
                     *       "timezone": "Europe/Berlin",
                     *       "availabilities": [
                     *         {
                     *           "dayOfWeek": 0,
                     *           "startTime": "09:00",
                     *           "endTime": "09:00"
                     *         }
                     *       ],
                     *       "lockTimezone": false,
                     *       "ownerName": "Ada Lovelace",
                     *       "durations": [
                     *         30
                     *       ],
                     *       "dates": [
                     *         {
                     *           "date": "2027-03-01",
                     *           "publicLabel": "On vacation"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getScheduleAsVisitor: {
        parameters: {
            query?: {
                k?: string;
            };
            header?: never;
            path: {
                slug: string;
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
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "slug": "intro",
                     *       "title": "Intro call",
                     *       "description": "",
                     *       "duration": 30,
                     *       "location": "custom",
                     *       "customLocation": "",
                     *       "timezone": "Europe/Berlin",
                     *       "availabilities": [
                     *         {
                     *           "dayOfWeek": 0,
                     *           "startTime": "09:00",
                     *           "endTime": "09:00"
                     *         }
                     *       ],
                     *       "lockTimezone": false,
                     *       "ownerName": "Ada Lovelace",
                     *       "durations": [
                     *         30
                     *       ],
                     *       "dates": [
                     *         {
                     *           "date": "2027-03-01",
                     *           "publicLabel": "On vacation"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findSlots: {
        parameters: {
            query: {
                from: string;
                to: string;
                timezone?: string;
                duration?: number;
                k?: string;
            };
            header?: never;
            path: {
                slug: string;
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
                    /**
                     * @example {
                     *       "timezone": "Europe/Berlin",
                     *       "duration": 30,
                     *       "days": [
                     *         {
                     *           "date": "2027-03-01",
                     *           "slots": [
                     *             "2027-03-01T14:00:00.000Z"
                     *           ]
                     *         }
                     *       ],
                     *       "unchecked": [
                     *         "2027-03-01"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotDays"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`, `unknown_duration`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `availability_unknown`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findSlotsAsVisitor: {
        parameters: {
            query: {
                from: string;
                to: string;
                timezone?: string;
                duration?: number;
                k?: string;
            };
            header?: never;
            path: {
                slug: string;
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
                    /**
                     * @example {
                     *       "timezone": "Europe/Berlin",
                     *       "duration": 30,
                     *       "days": [
                     *         {
                     *           "date": "2027-03-01",
                     *           "slots": [
                     *             "2027-03-01T14:00:00.000Z"
                     *           ]
                     *         }
                     *       ],
                     *       "unchecked": [
                     *         "2027-03-01"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotDays"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`, `unknown_duration`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `availability_unknown`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putFace: {
        parameters: {
            query?: {
                x?: string;
                y?: string;
                zoom?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/gif": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fullName": "Vera Rubin",
                     *       "weekStartDay": 0,
                     *       "timeFormat": "24h",
                     *       "dateFormat": "MMM D YYYY",
                     *       "timezone": "Europe/Berlin",
                     *       "language": "en",
                     *       "defaultCalendars": [
                     *         ""
                     *       ],
                     *       "bio": "",
                     *       "accent": "",
                     *       "username": "ada",
                     *       "showProfile": false,
                     *       "holidays": {
                     *         "country": "DE",
                     *         "region": "BW"
                     *       },
                     *       "face": "/api/public/pictures/3f0c…",
                     *       "logo": "",
                     *       "saved": false
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`, `picture_mixed`, `picture_too_wide`, `picture_unreadable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `picture_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `picture_svg`, `picture_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `busy_with_pictures`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteFace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putLogo: {
        parameters: {
            query?: {
                x?: string;
                y?: string;
                zoom?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/gif": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fullName": "Vera Rubin",
                     *       "weekStartDay": 0,
                     *       "timeFormat": "24h",
                     *       "dateFormat": "MMM D YYYY",
                     *       "timezone": "Europe/Berlin",
                     *       "language": "en",
                     *       "defaultCalendars": [
                     *         ""
                     *       ],
                     *       "bio": "",
                     *       "accent": "",
                     *       "username": "ada",
                     *       "showProfile": false,
                     *       "holidays": {
                     *         "country": "DE",
                     *         "region": "BW"
                     *       },
                     *       "face": "/api/public/pictures/3f0c…",
                     *       "logo": "",
                     *       "saved": false
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`, `picture_mixed`, `picture_too_wide`, `picture_unreadable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `picture_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `picture_svg`, `picture_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `busy_with_pictures`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "fullName": "Vera Rubin",
                     *       "weekStartDay": 0,
                     *       "timeFormat": "24h",
                     *       "dateFormat": "MMM D YYYY",
                     *       "timezone": "Europe/Berlin",
                     *       "language": "en",
                     *       "defaultCalendars": [
                     *         ""
                     *       ],
                     *       "bio": "",
                     *       "accent": "",
                     *       "username": "ada",
                     *       "showProfile": false,
                     *       "holidays": {
                     *         "country": "DE",
                     *         "region": "BW"
                     *       },
                     *       "face": "/api/public/pictures/3f0c…",
                     *       "logo": "",
                     *       "saved": false
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": {
                    fullName?: string;
                    weekStartDay?: number;
                    /** @enum {string} */
                    timeFormat?: "24h" | "12h";
                    /** @enum {string} */
                    dateFormat?: "MMM D YYYY" | "D MMM YYYY";
                    /** @example Europe/Berlin */
                    timezone?: string;
                    /** @enum {string} */
                    language?: "en" | "de" | "tr";
                    defaultCalendars?: string[];
                    bio?: string;
                    accent?: string;
                    username?: string;
                    showProfile?: boolean;
                    holidays?: {
                        country: string;
                        /** @default null */
                        region?: string | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fullName": "Vera Rubin",
                     *       "weekStartDay": 0,
                     *       "timeFormat": "24h",
                     *       "dateFormat": "MMM D YYYY",
                     *       "timezone": "Europe/Berlin",
                     *       "language": "en",
                     *       "defaultCalendars": [
                     *         ""
                     *       ],
                     *       "bio": "",
                     *       "accent": "",
                     *       "username": "ada",
                     *       "showProfile": false,
                     *       "holidays": {
                     *         "country": "DE",
                     *         "region": "BW"
                     *       },
                     *       "face": "/api/public/pictures/3f0c…",
                     *       "logo": "",
                     *       "saved": false
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`, `unknown_calendar`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `username_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `mail_limit`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `email_not_sent`, `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `time_off_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** Format: date */
                    from?: string;
                    /** Format: date */
                    to?: string;
                    startTime?: string | null;
                    endTime?: string | null;
                    title?: string;
                    publicLabel?: string;
                    isActive?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "from": "2027-03-01",
                     *       "to": "2027-03-01",
                     *       "startTime": "09:00",
                     *       "endTime": "09:00",
                     *       "title": "Vacation",
                     *       "publicLabel": "On vacation",
                     *       "kind": "leave",
                     *       "isActive": false
                     *     }
                     */
                    "application/json": components["schemas"]["TimeOff"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `time_off_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAffectedMeetings: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                startTime?: string | null;
                endTime?: string | null;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "total": 0,
                     *       "affected": [
                     *         {
                     *           "meetingId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *           "title": "Intro call",
                     *           "startTime": "2027-03-01T14:00:00.000Z",
                     *           "endTime": "2027-03-01T14:00:00.000Z",
                     *           "attendeeName": "Vera Rubin"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AffectedMeetings"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTimeOff: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "from": "2027-03-01",
                     *         "to": "2027-03-01",
                     *         "startTime": "09:00",
                     *         "endTime": "09:00",
                     *         "title": "Vacation",
                     *         "publicLabel": "On vacation",
                     *         "kind": "leave",
                     *         "isActive": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TimeOff"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createTimeOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2027-03-01",
                 *       "to": "2027-03-01"
                 *     }
                 */
                "application/json": {
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    to: string;
                    /** @default null */
                    startTime?: string | null;
                    /** @default null */
                    endTime?: string | null;
                    /** @default  */
                    title?: string;
                    /** @default  */
                    publicLabel?: string;
                    /** @default true */
                    isActive?: boolean;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "from": "2027-03-01",
                     *       "to": "2027-03-01",
                     *       "startTime": "09:00",
                     *       "endTime": "09:00",
                     *       "title": "Vacation",
                     *       "publicLabel": "On vacation",
                     *       "kind": "leave",
                     *       "isActive": false
                     *     }
                     */
                    "application/json": components["schemas"]["TimeOff"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`, `too_much_time_off`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    duplicatePage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "slug": "",
                     *       "title": "Intro call",
                     *       "description": "",
                     *       "textLanguage": "en",
                     *       "translations": {},
                     *       "duration": 1,
                     *       "durations": [
                     *         1
                     *       ],
                     *       "location": "custom",
                     *       "locationData": {},
                     *       "timezone": "Europe/Berlin",
                     *       "availabilities": [
                     *         {
                     *           "dayOfWeek": 0,
                     *           "startTime": "09:00",
                     *           "endTime": "17:00"
                     *         }
                     *       ],
                     *       "step": 1,
                     *       "align": "window",
                     *       "bufferBefore": 0,
                     *       "bufferAfter": 0,
                     *       "minimumNotice": 0,
                     *       "bookingWindow": {
                     *         "type": "days",
                     *         "days": 1
                     *       },
                     *       "limits": [
                     *         {
                     *           "per": "day",
                     *           "max": 1
                     *         }
                     *       ],
                     *       "dates": [
                     *         {
                     *           "date": "2027-03-01",
                     *           "spans": [
                     *             {
                     *               "startTime": "09:00",
                     *               "endTime": "17:00"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "lockTimezone": false,
                     *       "cancelNotice": 0,
                     *       "moveNotice": 0,
                     *       "maxMoves": 0,
                     *       "approval": "off",
                     *       "approvalHours": 1,
                     *       "reminders": [
                     *         {
                     *           "minutesBefore": 5,
                     *           "to": "attendee"
                     *         }
                     *       ],
                     *       "followUp": {
                     *         "minutesAfter": 0,
                     *         "text": ""
                     *       },
                     *       "maxGuests": 0,
                     *       "requireEmailCheck": false,
                     *       "visibility": "public",
                     *       "mailTexts": {},
                     *       "conflictCheckCalendars": [
                     *         ""
                     *       ],
                     *       "targetCalendars": [
                     *         ""
                     *       ],
                     *       "formId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "isActive": false,
                     *       "showOnProfile": false,
                     *       "retentionDays": 1,
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    explainTime: {
        parameters: {
            query: {
                at: string;
                duration?: number;
            };
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "at": "2027-03-01T14:00:00.000Z",
                     *       "duration": 30,
                     *       "isActive": false,
                     *       "reasons": [
                     *         {
                     *           "kind": "past",
                     *           "code": "past",
                     *           "change": {
                     *             "rule": "minimumNotice",
                     *             "minutes": 30,
                     *             "opens": true
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`, `unknown_duration`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    forecastPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": {
                    slug?: string;
                    title?: string;
                    description?: string;
                    textLanguage?: ("en" | "de" | "fr" | "es" | "pt-BR" | "it" | "tr" | "pl" | "ja" | "ar") | null;
                    translations?: {
                        [key: string]: {
                            title?: string;
                            description?: string;
                        };
                    };
                    duration?: number;
                    durations?: number[];
                    /** @enum {string} */
                    location?: "custom" | "google_meet" | "teams" | "zoom" | "other";
                    locationData?: {
                        customLocation?: string;
                    };
                    /** @example Europe/Berlin */
                    timezone?: string;
                    availabilities?: {
                        dayOfWeek: number;
                        startTime: string;
                        endTime: string;
                    }[];
                    step?: number | null;
                    /** @enum {string} */
                    align?: "window" | "clock";
                    bufferBefore?: number;
                    bufferAfter?: number;
                    minimumNotice?: number;
                    bookingWindow?: ({
                        /** @constant */
                        type: "days";
                        days: number;
                    } | {
                        /** @constant */
                        type: "range";
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                    }) | null;
                    limits?: {
                        /** @enum {string} */
                        per: "day" | "week" | "month";
                        max: number;
                    }[];
                    dates?: {
                        /** Format: date */
                        date: string;
                        spans: {
                            startTime: string;
                            endTime: string;
                        }[];
                    }[];
                    lockTimezone?: boolean;
                    cancelNotice?: number;
                    moveNotice?: number;
                    maxMoves?: number | null;
                    /** @enum {string} */
                    approval?: "off" | "always";
                    approvalHours?: number;
                    reminders?: {
                        minutesBefore: number;
                        /** @enum {string} */
                        to: "attendee" | "both";
                        text?: string;
                    }[];
                    followUp?: {
                        minutesAfter: number;
                        text: string;
                        formId?: string | null;
                    } | null;
                    maxGuests?: number;
                    requireEmailCheck?: boolean;
                    /** @enum {string} */
                    visibility?: "public" | "secret";
                    mailTexts?: {
                        confirmation?: string;
                        reminder?: string;
                        cancellation?: string;
                    };
                    conflictCheckCalendars?: string[];
                    targetCalendars?: string[];
                    formId?: string | null;
                    isActive?: boolean;
                    showOnProfile?: boolean;
                    retentionDays?: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hoursPerWeek": {
                     *         "before": 0,
                     *         "after": 0
                     *       },
                     *       "starts": {
                     *         "from": "2027-03-01",
                     *         "to": "2027-03-01",
                     *         "before": 0,
                     *         "after": 0
                     *       },
                     *       "impossible": {
                     *         "days": 0,
                     *         "made": 0,
                     *         "total": 0,
                     *         "byReason": {
                     *           "notice": 0,
                     *           "window": 0,
                     *           "hours": 0,
                     *           "closed": 0,
                     *           "limit": 0,
                     *           "gap": 0
                     *         }
                     *       },
                     *       "standing": {
                     *         "total": 0,
                     *         "bookings": [
                     *           {
                     *             "meetingId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *             "title": "Intro call",
                     *             "attendeeName": "Vera Rubin",
                     *             "startTime": "2027-03-01T14:00:00.000Z",
                     *             "reason": "window"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Forecast"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`, `unknown_calendar`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `slug_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countPageBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "count": 0
                     *     }
                     */
                    "application/json": {
                        /** @description Bookings of the page that are still to come. */
                        count: number;
                    };
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePageLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `link_not_found`, `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPageLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "url": "https://slots.example.com/intro?k=…",
                     *         "uses": 0,
                     *         "maxUses": 0,
                     *         "expiresAt": "2027-03-01T14:00:00.000Z",
                     *         "note": "For Vera",
                     *         "createdAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PageLink"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createPageLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @default null */
                    maxUses?: number | null;
                    expiresAt?: string | null;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "url": "https://slots.example.com/intro?k=…",
                     *       "uses": 0,
                     *       "maxUses": 0,
                     *       "expiresAt": "2027-03-01T14:00:00.000Z",
                     *       "note": "For Vera",
                     *       "createdAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PageLink"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`, `too_many_links`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "slug": "",
                     *       "title": "Intro call",
                     *       "description": "",
                     *       "textLanguage": "en",
                     *       "translations": {},
                     *       "duration": 1,
                     *       "durations": [
                     *         1
                     *       ],
                     *       "location": "custom",
                     *       "locationData": {},
                     *       "timezone": "Europe/Berlin",
                     *       "availabilities": [
                     *         {
                     *           "dayOfWeek": 0,
                     *           "startTime": "09:00",
                     *           "endTime": "17:00"
                     *         }
                     *       ],
                     *       "step": 1,
                     *       "align": "window",
                     *       "bufferBefore": 0,
                     *       "bufferAfter": 0,
                     *       "minimumNotice": 0,
                     *       "bookingWindow": {
                     *         "type": "days",
                     *         "days": 1
                     *       },
                     *       "limits": [
                     *         {
                     *           "per": "day",
                     *           "max": 1
                     *         }
                     *       ],
                     *       "dates": [
                     *         {
                     *           "date": "2027-03-01",
                     *           "spans": [
                     *             {
                     *               "startTime": "09:00",
                     *               "endTime": "17:00"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "lockTimezone": false,
                     *       "cancelNotice": 0,
                     *       "moveNotice": 0,
                     *       "maxMoves": 0,
                     *       "approval": "off",
                     *       "approvalHours": 1,
                     *       "reminders": [
                     *         {
                     *           "minutesBefore": 5,
                     *           "to": "attendee"
                     *         }
                     *       ],
                     *       "followUp": {
                     *         "minutesAfter": 0,
                     *         "text": ""
                     *       },
                     *       "maxGuests": 0,
                     *       "requireEmailCheck": false,
                     *       "visibility": "public",
                     *       "mailTexts": {},
                     *       "conflictCheckCalendars": [
                     *         ""
                     *       ],
                     *       "targetCalendars": [
                     *         ""
                     *       ],
                     *       "formId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "isActive": false,
                     *       "showOnProfile": false,
                     *       "retentionDays": 1,
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updatePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": {
                    slug?: string;
                    title?: string;
                    description?: string;
                    textLanguage?: ("en" | "de" | "fr" | "es" | "pt-BR" | "it" | "tr" | "pl" | "ja" | "ar") | null;
                    translations?: {
                        [key: string]: {
                            title?: string;
                            description?: string;
                        };
                    };
                    duration?: number;
                    durations?: number[];
                    /** @enum {string} */
                    location?: "custom" | "google_meet" | "teams" | "zoom" | "other";
                    locationData?: {
                        customLocation?: string;
                    };
                    /** @example Europe/Berlin */
                    timezone?: string;
                    availabilities?: {
                        dayOfWeek: number;
                        startTime: string;
                        endTime: string;
                    }[];
                    step?: number | null;
                    /** @enum {string} */
                    align?: "window" | "clock";
                    bufferBefore?: number;
                    bufferAfter?: number;
                    minimumNotice?: number;
                    bookingWindow?: ({
                        /** @constant */
                        type: "days";
                        days: number;
                    } | {
                        /** @constant */
                        type: "range";
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                    }) | null;
                    limits?: {
                        /** @enum {string} */
                        per: "day" | "week" | "month";
                        max: number;
                    }[];
                    dates?: {
                        /** Format: date */
                        date: string;
                        spans: {
                            startTime: string;
                            endTime: string;
                        }[];
                    }[];
                    lockTimezone?: boolean;
                    cancelNotice?: number;
                    moveNotice?: number;
                    maxMoves?: number | null;
                    /** @enum {string} */
                    approval?: "off" | "always";
                    approvalHours?: number;
                    reminders?: {
                        minutesBefore: number;
                        /** @enum {string} */
                        to: "attendee" | "both";
                        text?: string;
                    }[];
                    followUp?: {
                        minutesAfter: number;
                        text: string;
                        formId?: string | null;
                    } | null;
                    maxGuests?: number;
                    requireEmailCheck?: boolean;
                    /** @enum {string} */
                    visibility?: "public" | "secret";
                    mailTexts?: {
                        confirmation?: string;
                        reminder?: string;
                        cancellation?: string;
                    };
                    conflictCheckCalendars?: string[];
                    targetCalendars?: string[];
                    formId?: string | null;
                    isActive?: boolean;
                    showOnProfile?: boolean;
                    retentionDays?: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "slug": "",
                     *       "title": "Intro call",
                     *       "description": "",
                     *       "textLanguage": "en",
                     *       "translations": {},
                     *       "duration": 1,
                     *       "durations": [
                     *         1
                     *       ],
                     *       "location": "custom",
                     *       "locationData": {},
                     *       "timezone": "Europe/Berlin",
                     *       "availabilities": [
                     *         {
                     *           "dayOfWeek": 0,
                     *           "startTime": "09:00",
                     *           "endTime": "17:00"
                     *         }
                     *       ],
                     *       "step": 1,
                     *       "align": "window",
                     *       "bufferBefore": 0,
                     *       "bufferAfter": 0,
                     *       "minimumNotice": 0,
                     *       "bookingWindow": {
                     *         "type": "days",
                     *         "days": 1
                     *       },
                     *       "limits": [
                     *         {
                     *           "per": "day",
                     *           "max": 1
                     *         }
                     *       ],
                     *       "dates": [
                     *         {
                     *           "date": "2027-03-01",
                     *           "spans": [
                     *             {
                     *               "startTime": "09:00",
                     *               "endTime": "17:00"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "lockTimezone": false,
                     *       "cancelNotice": 0,
                     *       "moveNotice": 0,
                     *       "maxMoves": 0,
                     *       "approval": "off",
                     *       "approvalHours": 1,
                     *       "reminders": [
                     *         {
                     *           "minutesBefore": 5,
                     *           "to": "attendee"
                     *         }
                     *       ],
                     *       "followUp": {
                     *         "minutesAfter": 0,
                     *         "text": ""
                     *       },
                     *       "maxGuests": 0,
                     *       "requireEmailCheck": false,
                     *       "visibility": "public",
                     *       "mailTexts": {},
                     *       "conflictCheckCalendars": [
                     *         ""
                     *       ],
                     *       "targetCalendars": [
                     *         ""
                     *       ],
                     *       "formId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "isActive": false,
                     *       "showOnProfile": false,
                     *       "retentionDays": 1,
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`, `unknown_calendar`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `page_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `slug_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPages: {
        parameters: {
            query?: {
                updatedSince?: string;
            };
            header?: never;
            path?: never;
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
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "slug": "",
                     *         "title": "Intro call",
                     *         "description": "",
                     *         "textLanguage": "en",
                     *         "translations": {},
                     *         "duration": 1,
                     *         "durations": [
                     *           1
                     *         ],
                     *         "location": "custom",
                     *         "locationData": {},
                     *         "timezone": "Europe/Berlin",
                     *         "availabilities": [
                     *           {
                     *             "dayOfWeek": 0,
                     *             "startTime": "09:00",
                     *             "endTime": "17:00"
                     *           }
                     *         ],
                     *         "step": 1,
                     *         "align": "window",
                     *         "bufferBefore": 0,
                     *         "bufferAfter": 0,
                     *         "minimumNotice": 0,
                     *         "bookingWindow": {
                     *           "type": "days",
                     *           "days": 1
                     *         },
                     *         "limits": [
                     *           {
                     *             "per": "day",
                     *             "max": 1
                     *           }
                     *         ],
                     *         "dates": [
                     *           {
                     *             "date": "2027-03-01",
                     *             "spans": [
                     *               {
                     *                 "startTime": "09:00",
                     *                 "endTime": "17:00"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "lockTimezone": false,
                     *         "cancelNotice": 0,
                     *         "moveNotice": 0,
                     *         "maxMoves": 0,
                     *         "approval": "off",
                     *         "approvalHours": 1,
                     *         "reminders": [
                     *           {
                     *             "minutesBefore": 5,
                     *             "to": "attendee"
                     *           }
                     *         ],
                     *         "followUp": {
                     *           "minutesAfter": 0,
                     *           "text": ""
                     *         },
                     *         "maxGuests": 0,
                     *         "requireEmailCheck": false,
                     *         "visibility": "public",
                     *         "mailTexts": {},
                     *         "conflictCheckCalendars": [
                     *           ""
                     *         ],
                     *         "targetCalendars": [
                     *           ""
                     *         ],
                     *         "formId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "isActive": false,
                     *         "showOnProfile": false,
                     *         "retentionDays": 1,
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Page"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Intro call",
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": {
                    slug?: string;
                    title: string;
                    /** @default  */
                    description?: string;
                    /** @default null */
                    textLanguage?: ("en" | "de" | "fr" | "es" | "pt-BR" | "it" | "tr" | "pl" | "ja" | "ar") | null;
                    translations?: {
                        [key: string]: {
                            title?: string;
                            description?: string;
                        };
                    };
                    duration?: number;
                    durations?: number[];
                    /**
                     * @default custom
                     * @enum {string}
                     */
                    location?: "custom" | "google_meet" | "teams" | "zoom" | "other";
                    /** @default {} */
                    locationData?: {
                        customLocation?: string;
                    };
                    /** @example Europe/Berlin */
                    timezone: string;
                    /** @default [] */
                    availabilities?: {
                        dayOfWeek: number;
                        startTime: string;
                        endTime: string;
                    }[];
                    /** @default null */
                    step?: number | null;
                    /**
                     * @default window
                     * @enum {string}
                     */
                    align?: "window" | "clock";
                    /** @default 5 */
                    bufferBefore?: number;
                    /** @default 5 */
                    bufferAfter?: number;
                    /** @default 0 */
                    minimumNotice?: number;
                    /** @default null */
                    bookingWindow?: ({
                        /** @constant */
                        type: "days";
                        days: number;
                    } | {
                        /** @constant */
                        type: "range";
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                    }) | null;
                    limits?: {
                        /** @enum {string} */
                        per: "day" | "week" | "month";
                        max: number;
                    }[];
                    dates?: {
                        /** Format: date */
                        date: string;
                        spans: {
                            startTime: string;
                            endTime: string;
                        }[];
                    }[];
                    /** @default false */
                    lockTimezone?: boolean;
                    /** @default 0 */
                    cancelNotice?: number;
                    /** @default 0 */
                    moveNotice?: number;
                    /** @default null */
                    maxMoves?: number | null;
                    /**
                     * @default off
                     * @enum {string}
                     */
                    approval?: "off" | "always";
                    /** @default 48 */
                    approvalHours?: number;
                    reminders?: {
                        minutesBefore: number;
                        /** @enum {string} */
                        to: "attendee" | "both";
                        text?: string;
                    }[];
                    followUp?: {
                        minutesAfter: number;
                        text: string;
                        formId?: string | null;
                    } | null;
                    /** @default 0 */
                    maxGuests?: number;
                    /** @default false */
                    requireEmailCheck?: boolean;
                    /**
                     * @default public
                     * @enum {string}
                     */
                    visibility?: "public" | "secret";
                    /** @default {} */
                    mailTexts?: {
                        confirmation?: string;
                        reminder?: string;
                        cancellation?: string;
                    };
                    /** @default [] */
                    conflictCheckCalendars?: string[];
                    /** @default [] */
                    targetCalendars?: string[];
                    formId?: string | null;
                    /** @default true */
                    isActive?: boolean;
                    /** @default false */
                    showOnProfile?: boolean;
                    /** @default null */
                    retentionDays?: number | null;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "slug": "",
                     *       "title": "Intro call",
                     *       "description": "",
                     *       "textLanguage": "en",
                     *       "translations": {},
                     *       "duration": 1,
                     *       "durations": [
                     *         1
                     *       ],
                     *       "location": "custom",
                     *       "locationData": {},
                     *       "timezone": "Europe/Berlin",
                     *       "availabilities": [
                     *         {
                     *           "dayOfWeek": 0,
                     *           "startTime": "09:00",
                     *           "endTime": "17:00"
                     *         }
                     *       ],
                     *       "step": 1,
                     *       "align": "window",
                     *       "bufferBefore": 0,
                     *       "bufferAfter": 0,
                     *       "minimumNotice": 0,
                     *       "bookingWindow": {
                     *         "type": "days",
                     *         "days": 1
                     *       },
                     *       "limits": [
                     *         {
                     *           "per": "day",
                     *           "max": 1
                     *         }
                     *       ],
                     *       "dates": [
                     *         {
                     *           "date": "2027-03-01",
                     *           "spans": [
                     *             {
                     *               "startTime": "09:00",
                     *               "endTime": "17:00"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "lockTimezone": false,
                     *       "cancelNotice": 0,
                     *       "moveNotice": 0,
                     *       "maxMoves": 0,
                     *       "approval": "off",
                     *       "approvalHours": 1,
                     *       "reminders": [
                     *         {
                     *           "minutesBefore": 5,
                     *           "to": "attendee"
                     *         }
                     *       ],
                     *       "followUp": {
                     *         "minutesAfter": 0,
                     *         "text": ""
                     *       },
                     *       "maxGuests": 0,
                     *       "requireEmailCheck": false,
                     *       "visibility": "public",
                     *       "mailTexts": {},
                     *       "conflictCheckCalendars": [
                     *         ""
                     *       ],
                     *       "targetCalendars": [
                     *         ""
                     *       ],
                     *       "formId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "isActive": false,
                     *       "showOnProfile": false,
                     *       "retentionDays": 1,
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`, `unknown_calendar`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`, `slug_taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUpcomingBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example [
                     *       {
                     *         "pageId": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "count": 0,
                     *         "next": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UpcomingBookings"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "email": "vera@example.com",
                     *       "username": "ada",
                     *       "termsAccepted": false
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                deliveryId: string;
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
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "eventId": "",
                     *       "type": "booking.created",
                     *       "test": false,
                     *       "status": "waiting",
                     *       "attempts": [
                     *         {
                     *           "at": "2027-03-01T14:00:00.000Z",
                     *           "status": 0,
                     *           "durationMs": 0,
                     *           "error": "status",
                     *           "response": ""
                     *         }
                     *       ],
                     *       "nextAttemptAt": "2027-03-01T14:00:00.000Z",
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "body": {
                     *         "id": "",
                     *         "type": "booking.created",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "data": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `not_found`, `webhook_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `webhook_off`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                after?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description The `after` of the next page; missing on the last one. */
                    "X-Next-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "eventId": "",
                     *         "type": "booking.created",
                     *         "test": false,
                     *         "status": "waiting",
                     *         "attempts": [
                     *           {
                     *             "at": "2027-03-01T14:00:00.000Z",
                     *             "status": 0,
                     *             "durationMs": 0,
                     *             "error": "status",
                     *             "response": ""
                     *           }
                     *         ],
                     *         "nextAttemptAt": "2027-03-01T14:00:00.000Z",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "body": {
                     *           "id": "",
                     *           "type": "booking.created",
                     *           "createdAt": "2027-03-01T14:00:00.000Z",
                     *           "data": {}
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_storable`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `webhook_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "url": "https://example.com/hooks/slotform",
                     *       "description": "",
                     *       "events": [
                     *         "booking.created"
                     *       ],
                     *       "status": "active",
                     *       "failingSince": "2027-03-01T14:00:00.000Z",
                     *       "previousSecretUntil": "2027-03-01T14:00:00.000Z",
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z",
                     *       "secret": "whsec_…"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `webhook_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "url": "https://example.com/hooks/slotform",
                     *       "description": "",
                     *       "events": [
                     *         "booking.created"
                     *       ],
                     *       "status": "active",
                     *       "failingSince": "2027-03-01T14:00:00.000Z",
                     *       "previousSecretUntil": "2027-03-01T14:00:00.000Z",
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `webhook_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `webhook_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    url?: string;
                    events?: ("booking.requested" | "booking.created" | "booking.moved" | "booking.cancelled" | "booking.declined" | "booking.no_show" | "response.created" | "response.deleted" | "form.closed" | "connection.expired")[];
                    description?: string;
                    paused?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "url": "https://example.com/hooks/slotform",
                     *       "description": "",
                     *       "events": [
                     *         "booking.created"
                     *       ],
                     *       "status": "active",
                     *       "failingSince": "2027-03-01T14:00:00.000Z",
                     *       "previousSecretUntil": "2027-03-01T14:00:00.000Z",
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `webhook_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @enum {string} */
                    type?: "booking.requested" | "booking.created" | "booking.moved" | "booking.cancelled" | "booking.declined" | "booking.no_show" | "response.created" | "response.deleted" | "form.closed" | "connection.expired";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "eventId": "",
                     *       "type": "booking.created",
                     *       "test": false,
                     *       "status": "waiting",
                     *       "attempts": [
                     *         {
                     *           "at": "2027-03-01T14:00:00.000Z",
                     *           "status": 0,
                     *           "durationMs": 0,
                     *           "error": "status",
                     *           "response": ""
                     *         }
                     *       ],
                     *       "nextAttemptAt": "2027-03-01T14:00:00.000Z",
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "body": {
                     *         "id": "",
                     *         "type": "booking.created",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "data": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `webhook_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `webhook_off`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *         "url": "https://example.com/hooks/slotform",
                     *         "description": "",
                     *         "events": [
                     *           "booking.created"
                     *         ],
                     *         "status": "active",
                     *         "failingSince": "2027-03-01T14:00:00.000Z",
                     *         "previousSecretUntil": "2027-03-01T14:00:00.000Z",
                     *         "createdAt": "2027-03-01T14:00:00.000Z",
                     *         "updatedAt": "2027-03-01T14:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"][];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/slotform",
                 *       "events": [
                 *         "booking.requested"
                 *       ]
                 *     }
                 */
                "application/json": {
                    url: string;
                    events: ("booking.requested" | "booking.created" | "booking.moved" | "booking.cancelled" | "booking.declined" | "booking.no_show" | "response.created" | "response.deleted" | "form.closed" | "connection.expired")[];
                    /** @default  */
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "url": "https://example.com/hooks/slotform",
                     *       "description": "",
                     *       "events": [
                     *         "booking.created"
                     *       ],
                     *       "status": "active",
                     *       "failingSince": "2027-03-01T14:00:00.000Z",
                     *       "previousSecretUntil": "2027-03-01T14:00:00.000Z",
                     *       "createdAt": "2027-03-01T14:00:00.000Z",
                     *       "updatedAt": "2027-03-01T14:00:00.000Z",
                     *       "secret": "whsec_…"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`, `too_many_webhooks`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    pollListener: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @default [] */
                    received?: string[];
                    /** @default 0 */
                    waitSeconds?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "id": "",
                     *           "type": "booking.created",
                     *           "createdAt": "2027-03-01T14:00:00.000Z",
                     *           "data": {}
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookPoll"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `listener_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteListener: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. Codes: `listener_not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createListener: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key and body within a day gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    events?: ("booking.requested" | "booking.created" | "booking.moved" | "booking.cancelled" | "booking.declined" | "booking.no_show" | "response.created" | "response.deleted" | "form.closed" | "connection.expired")[];
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11",
                     *       "events": [
                     *         "booking.created"
                     *       ],
                     *       "expiresAt": "2027-03-01T14:00:00.000Z",
                     *       "createdAt": "2027-03-01T14:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookListener"];
                };
            };
            /** @description The body or the query is wrong. Codes: `invalid_input`, `not_an_object`, `not_json`, `not_storable`, `not_utf8`, `too_deep`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No key, or one that is wrong, expired or revoked. Codes: `not_authenticated`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed. Codes: `scope`, `terms_not_accepted`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it. Codes: `key_reused`, `too_many_listeners`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. Codes: `too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another type. Codes: `unsupported_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many calls. Codes: `limited`. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something is away, or took too long. Codes: `too_slow`, `unavailable`. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}

<?php
// sabre/dav, the engine under Nextcloud and Baïkal, for `php -S`. One owner, one calendar, and one of tasks.
error_reporting(E_ALL & ~E_DEPRECATED & ~E_WARNING & ~E_NOTICE);
ini_set('display_errors', '0');
date_default_timezone_set('UTC');
require '/usr/share/php/Sabre/autoload.php';

if ($_SERVER['REQUEST_URI'] === '/.well-known/caldav') {
    header('Location: /dav/', true, 301);
    exit;
}
if (strpos($_SERVER['REQUEST_URI'], '/dav/') !== 0) {
    http_response_code(404);
    exit('<h1>Nothing here</h1>');
}

class OneOwner extends Sabre\DAV\Auth\Backend\AbstractBasic
{
    protected function validateUserPass($username, $password)
    {
        return $username === 'ada' && $password === getenv('CALDAV_PASSWORD');
    }
}

$file = getenv('CALDAV_FOLDER') . '/sabre.sqlite';
$isNew = !file_exists($file);
$pdo = new PDO('sqlite:' . $file);
$pdo->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
if ($isNew) {
    $pdo->exec('CREATE TABLE calendarobjects (id integer primary key asc, calendardata blob, uri text, calendarid integer,
        lastmodified integer, etag text, size integer, componenttype text, firstoccurence integer, lastoccurence integer)');
    $pdo->exec('CREATE TABLE calendars (id integer primary key asc, principaluri text, displayname text, uri text,
        ctag integer, description text, calendarorder integer, calendarcolor text, timezone text, components text,
        transparent bool)');
    $pdo->exec('CREATE TABLE principals (id integer primary key asc, uri text, email text, displayname text, vcardurl text)');
    $pdo->exec('CREATE TABLE groupmembers (id integer primary key asc, principal_id integer, member_id integer)');
    $pdo->exec("INSERT INTO principals (uri, email, displayname) VALUES ('principals/ada', 'ada@example.com', 'Ada')");
    $pdo->exec("INSERT INTO calendars (principaluri, displayname, uri, ctag, components)
        VALUES ('principals/ada', 'Tasks', 'tasks', 1, 'VTODO'), ('principals/ada', 'Ada', 'home', 1, 'VEVENT')");
}

$principals = new Sabre\DAVACL\PrincipalBackend\PDO($pdo);
$server = new Sabre\DAV\Server([
    new Sabre\CalDAV\Principal\Collection($principals),
    new Sabre\CalDAV\CalendarRootNode($principals, new Sabre\CalDAV\Backend\PDO($pdo)),
]);
$server->setBaseUri('/dav/');
$server->addPlugin(new Sabre\DAV\Auth\Plugin(new OneOwner(), 'Calendars'));
$server->addPlugin(new Sabre\DAVACL\Plugin());
$server->addPlugin(new Sabre\CalDAV\Plugin());
$server->exec();
